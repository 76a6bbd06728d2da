/** A type without `readonly`, at every depth: a JSON copy of a state, which a test may change. */
export type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };
