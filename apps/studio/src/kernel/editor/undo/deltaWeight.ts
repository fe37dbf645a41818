import type { Delta } from './delta.ts';

/** Characters of a text that weigh as much as one number. */
const CHARACTERS_PER_VALUE = 32;

/**
 * How much a delta holds, counted in values: each number, each object, each begun 32 characters of a text. What it
 * shares with the draft or with other deltas is counted all the same.
 */
export function deltaWeight(delta: Delta): number {
  if (delta.kind === 'value') return 1 + weigh(delta.value);
  if (delta.kind === 'object') {
    const changes = delta.changed.reduce((sum, [, change]) => sum + 1 + deltaWeight(change), 0);
    return 1 + changes + delta.removed.length;
  }
  return delta.parts.reduce((sum, part) => {
    if ('values' in part) return sum + weigh(part.values);
    return sum + 1 + ('at' in part ? deltaWeight(part.delta) : part.kept.length);
  }, 1);
}

function weigh(value: unknown): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / CHARACTERS_PER_VALUE);
  if (typeof value !== 'object' || value === null) return 1;
  const held: Iterable<unknown> =
    value instanceof Map || value instanceof Set ? value.values() : Object.values(value);
  let sum = 1;
  for (const entry of held) sum += weigh(entry);
  return sum;
}
