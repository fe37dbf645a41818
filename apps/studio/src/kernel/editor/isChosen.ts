import { equal } from './equal.ts';
import type { Choices, Collision } from './outline/Outline.ts';

/**
 * Whether a choice was made for a collision as it is now: not for one of which something else has been typed since.
 * @param shown what the user chose from; null when no question was shown
 */
export function isChosen(
  collision: Collision,
  choices: Choices,
  shown: { readonly collisions: readonly Collision[] } | null,
): boolean {
  if (choices[collision.id] === undefined) return false;
  return shown === null || shown.collisions.some((each) => equal(each, collision));
}
