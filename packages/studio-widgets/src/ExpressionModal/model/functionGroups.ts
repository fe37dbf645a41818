import { foldText } from '@studio/ui/internal';
import type { ExpressionFunction } from '../types.ts';

/** Entries under their heading. */
export interface FunctionGroup {
  readonly name: string;
  readonly entries: readonly ExpressionFunction[];
}

/** The entries whose name or description has the text in it, under their headings, both in the order given. */
export function groupFunctions(
  functions: readonly ExpressionFunction[],
  query: string,
): readonly FunctionGroup[] {
  const wanted = foldText(query);
  const groups = new Map<string, ExpressionFunction[]>();
  for (const entry of functions) {
    const text = [entry.name, entry.description ?? ''].map(foldText).join('\n');
    if (!text.includes(wanted)) continue;
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups].map(([name, entries]) => ({ name, entries }));
}

/** The entry that Enter takes: the first whose name begins with the text, else the first. */
export function bestEntry(
  entries: readonly ExpressionFunction[],
  query: string,
): ExpressionFunction | undefined {
  const wanted = foldText(query);
  return entries.find(({ name }) => foldText(name).startsWith(wanted)) ?? entries[0];
}

/** The entry that a key leads to, round at both ends; undefined for a key that moves nothing. */
export function stepEntry(
  entries: readonly ExpressionFunction[],
  active: ExpressionFunction | undefined,
  key: string,
): ExpressionFunction | undefined {
  const at = active ? entries.indexOf(active) : -1;
  if (key === 'ArrowDown') return entries[at + 1] ?? entries[0];
  if (key === 'ArrowUp') return entries[at <= 0 ? entries.length - 1 : at - 1];
  if (key === 'PageDown') return entries[Math.min(entries.length - 1, at + 6)];
  if (key === 'PageUp') return entries[Math.max(0, at - 6)];
  return undefined;
}
