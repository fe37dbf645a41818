import type { ObjectVersion, VersionSelection } from '../types.ts';

type Versions = readonly Pick<ObjectVersion, 'id'>[];

/** The two sides of a comparison, by id. */
export interface ComparedVersions {
  /** Null: there is nothing before the first version. Undefined: it is in a part of the list that was not loaded yet. */
  readonly older: string | null | undefined;
  /** Null: what is there now. */
  readonly newer: string | null;
}

/**
 * Which versions a selection compares.
 * @param versions newest first, without gaps
 * @param total how many there are, loaded or not
 */
export function getComparedVersions(
  selection: VersionSelection,
  versions: Versions,
  total: number,
): ComparedVersions {
  if (selection.kind === 'two') return { older: selection.from, newer: selection.to };
  if (selection.with === 'now') return { older: selection.id, newer: null };
  const index = versions.findIndex(({ id }) => id === selection.id);
  const before = index < 0 ? undefined : versions[index + 1]?.id;
  const isFirst = index >= 0 && index === total - 1;
  return { older: before ?? (isFirst ? null : undefined), newer: selection.id };
}

/** The same selection as two versions; null when there are no two. */
export function selectTwo(selection: VersionSelection | null, versions: Versions): VersionSelection | null {
  if (selection?.kind === 'two') return selection;
  const found = versions.findIndex(({ id }) => id === selection?.id);
  const index = Math.min(Math.max(0, found), versions.length - 2);
  const [to, from] = versions.slice(Math.max(0, index), index + 2);
  return to && from ? { kind: 'two', from: from.id, to: to.id } : null;
}

/** The same selection as one version: the newer of two. */
export function selectOne(selection: VersionSelection | null): VersionSelection | null {
  return selection?.kind === 'two' ? { kind: 'one', id: selection.to, with: 'before' } : selection;
}

/** Whether a version can be the one side of a comparison whose other side stays: the older one is the older. */
export function canBe(
  side: 'from' | 'to',
  id: string,
  selection: Extract<VersionSelection, { kind: 'two' }>,
  versions: Versions,
): boolean {
  const place = (sought: string) => versions.findIndex((version) => version.id === sought);
  return side === 'from' ? place(id) > place(selection.to) : place(id) < place(selection.from);
}
