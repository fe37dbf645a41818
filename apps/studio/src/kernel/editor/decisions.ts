import type { Decision } from './EditorState.ts';
import { equal } from './equal.ts';
import type { Choices, Collision } from './outline/Outline.ts';
import type { OpenConflict } from './types.ts';

type Shown = Pick<OpenConflict<unknown>, 'collisions' | 'current'>;

/** What was decided, by the id of the collision. */
export function choicesOf(decisions: readonly Decision[]): Choices {
  return Object.fromEntries(decisions.map(({ collision, choice }) => [collision.id, choice]));
}

/** The choices that were made for what a conflict asks. */
export function decisionsOf({ collisions, current: { etag } }: Shown, choices: Choices): readonly Decision[] {
  return collisions.flatMap((collision) => {
    const choice = choices[collision.id];
    return choice === undefined ? [] : [{ collision, choice, etag }];
  });
}

/** Those decisions that were made for what a conflict asks: with the same sides. */
export function validDecisions(
  decisions: readonly Decision[],
  { collisions, current }: Shown,
): readonly Decision[] {
  const isAsked = ({ collision, etag }: Decision) =>
    isVersionIndependent(collision, etag === current.etag) &&
    collisions.some((each) => equal(each, collision));
  return decisions.filter(isAsked);
}

/** A collision of texts holds both of them; any other one is the same only as long as the version is. */
function isVersionIndependent({ kind }: Collision, isSameVersion: boolean): boolean {
  return kind === 'field' || isSameVersion;
}
