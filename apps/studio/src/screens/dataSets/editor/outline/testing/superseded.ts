import type { Change, Entry, Outline } from '../../../../../kernel/editor/outline/Outline.ts';

/**
 * Whether a change may be missing in what was written. What one side emptied or took away stays when the other put something into it: a group for an item, a dependency for a
 * criterion. Groups without items and criteria without conditions are left out.
 * @param merged as the merge would have it
 * @param outline as it was written
 */
export function isSuperseded(change: Change, merged: Outline, outline: Outline): boolean {
  const entry = outline.get(change.key);
  if (change.kind === 'removed') return entry !== undefined && isUsed(entry, outline);
  if (entry === undefined) return isEmpty(merged.get(change.key));
  const isProduct = change.kind === 'changed' && change.field === 'isProductDependent';
  return isProduct && [...outline.values()].some(({ fields }) => (fields['product'] ?? null) !== null);
}

/** Whether an entry, or none, is one that a save may leave out. */
export function isEmpty(entry: Entry | undefined): boolean {
  if (entry === undefined || entry.type === 'group') return true;
  return Object.entries(entry.fields).every(([name, value]) => name === 'dataItem' || value === null);
}

function isUsed({ key, type }: Entry, outline: Outline): boolean {
  const others = [...outline.values()];
  if (type === 'group') return others.some(({ parent }) => parent === key);
  return type === 'dependency' && others.some(({ fields }) => (fields[key] ?? null) !== null);
}
