import type { MergeChoices, MergeCollision } from '../types.ts';

/** How many collisions have no choice yet. */
export function countUndecided(collisions: readonly MergeCollision[], choices: MergeChoices): number {
  return collisions.filter(({ id }) => !isDecided(choices, id)).length;
}

/** Whether a collision has a choice. */
export function isDecided(choices: MergeChoices, id: string): boolean {
  return Object.hasOwn(choices, id) && choices[id] !== undefined;
}

/** Every collision settled for one side. Choices of collisions that are not in the list stay. */
export function chooseSide(
  collisions: readonly MergeCollision[],
  choices: MergeChoices,
  side: 'mine' | 'theirs',
): MergeChoices {
  return { ...choices, ...Object.fromEntries(collisions.map(({ id }) => [id, side])) };
}

/** The first collision without a choice after the one given, round at the end; undefined when all have one. */
export function nextUndecided(
  collisions: readonly MergeCollision[],
  choices: MergeChoices,
  afterId: string | undefined,
): string | undefined {
  const start = collisions.findIndex(({ id }) => id === afterId) + 1;
  const around = [...collisions.slice(start), ...collisions.slice(0, start)];
  return around.find(({ id }) => !isDecided(choices, id))?.id;
}
