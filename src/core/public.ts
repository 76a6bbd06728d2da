// The names of core that the root of the package exports.
export type * from './contract.ts';
export * from './errors.ts';
export type { Json, Path } from './json.ts';
export type { RandomKey, RandomState, Seed } from './random.ts';
export type { CommonRefusalDetails, IssueKind, RefusalOf } from './refusal.ts';
export type * from './types.ts';
