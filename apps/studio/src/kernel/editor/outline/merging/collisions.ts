import type { Choice, Choices, Entry, Side, ThreeOutlines } from '../Outline.ts';

/** Names a collision: the same on both sides, and in every merge in which it comes up. */
export function collisionId(
  kind: 'field' | 'removal' | 'place',
  key: string,
  field?: string,
  part?: string,
): string {
  return JSON.stringify([kind, key, field, part].filter((each) => each !== undefined));
}

/** What was chosen for a collision; mine while nothing is. */
export function choiceOf(choices: Choices, id: string): Choice {
  return Object.hasOwn(choices, id) ? (choices[id] ?? 'mine') : 'mine';
}

/** The side that was chosen for a collision; a value is no side, and counts as mine. */
export function sideOf(choices: Choices, id: string): Side {
  return choiceOf(choices, id) === 'theirs' ? 'theirs' : 'mine';
}

/** The entry as a side has it, or as the other has it where it is missing. */
export function entryOf({ mine, theirs }: ThreeOutlines, key: string, side: Side): Entry | undefined {
  return side === 'mine' ? (mine.get(key) ?? theirs.get(key)) : (theirs.get(key) ?? mine.get(key));
}

/** The keys of both sides. */
export function keysOf({ mine, theirs }: ThreeOutlines): string[] {
  const keys = [...mine.keys()];
  for (const key of theirs.keys()) if (!mine.has(key)) keys.push(key);
  return keys;
}
