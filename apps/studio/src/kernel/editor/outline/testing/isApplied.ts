import type { Change, Outline } from '../Outline.ts';

/** Whether an outline has what a change made, to the letter. */
export function isApplied(change: Change, outline: Outline): boolean {
  const entry = outline.get(change.key);
  if (change.kind === 'removed') return entry === undefined;
  if (change.kind === 'added') return entry !== undefined;
  if (change.kind === 'moved') return entry?.parent === change.to;
  return entry !== undefined && (entry.fields[change.field] ?? null) === change.after;
}
