import type { ChangeListItem } from '../types.ts';

/** A change at its place in the list. */
export interface ChangeLine {
  readonly change: ChangeListItem;
  /** The first of its subject: the subject's name is above it. */
  readonly isFirst: boolean;
}

/** The changes subject by subject: subjects in the order of their first change, their changes in the order given. */
export function groupChanges(changes: readonly ChangeListItem[]): readonly ChangeLine[] {
  const subjects = new Map<string, ChangeLine[]>();
  for (const change of changes) {
    const key = change.subjectId ?? change.subject;
    const lines = subjects.get(key);
    if (lines) lines.push({ change, isFirst: false });
    else subjects.set(key, [{ change, isFirst: true }]);
  }
  return [...subjects.values()].flat();
}
