import type { Change, Side } from '../Outline.ts';

/** Which entries a side changed and which it moved. */
export interface Facts {
  readonly changed: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
}

export type BothFacts = Readonly<Record<Side, Facts>>;

/** Sorts the changes of a side. */
export function factsIn(changes: readonly Change[]): Facts {
  const keysOf = (kind: Change['kind']) =>
    new Set(changes.flatMap((change) => (change.kind === kind ? [change.key] : [])));
  return { changed: keysOf('changed'), moved: keysOf('moved') };
}
