/** The pieces of a picture that are marked, by their ids. */
export interface Marks {
  /** The pieces that can be clicked. */
  readonly clickable: ReadonlySet<string>;
  /** The pieces that have just changed. */
  readonly changed: ReadonlySet<string>;
}
