import type { FieldChange } from '@studio/api';

/** What an entry did to its object: brought all of it, took all of it, or changed some of it. */
export type ChangeKind = 'added' | 'removed' | 'changed';

const longest = 160;

/** What the changes have in common. A mixture, and nothing at all, counts as changed. */
export function kindOfChanges(changes: readonly FieldChange[]): ChangeKind {
  if (changes.length === 0) return 'changed';
  if (changes.every(({ before }) => before === null)) return 'added';
  return changes.every(({ after }) => after === null) ? 'removed' : 'changed';
}

/** Whether two texts are too long to be compared by eye beside each other: long ones, and ones of several lines. */
export function isLongChange({ before, after }: FieldChange): boolean {
  if (before === null || after === null) return false;
  return [before, after].some((text) => text.length > longest || text.trimEnd().includes('\n'));
}
