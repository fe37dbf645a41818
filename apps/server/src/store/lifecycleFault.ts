import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from './JsonObject.ts';
import type { Kind, LifecycleState } from './Kind.ts';

const order: readonly LifecycleState[] = ['draft', 'published', 'inProduction'];

const words: Record<LifecycleState, string> = {
  draft: 'a draft',
  published: 'published',
  inProduction: 'in production',
};

/**
 * Why a change is not for a document in its state, as a sentence; null when it is. A document begins as a draft, goes forward
 * alone, keeps its content from the state on in which its kind freezes it, and stays once it is in production.
 * @param before null when the document is made
 * @param after null when it is deleted
 */
export function lifecycleFault<Doc extends JsonObject>(
  { lifecycle, noun }: Kind<Doc>,
  before: Doc | null,
  after: Doc | null,
): string | null {
  if (!lifecycle) return null;
  const from = before && lifecycle.stateOf(before);
  const to = after && lifecycle.stateOf(after);
  if (from === null) return to === 'draft' ? null : `A new ${noun} is a draft.`;
  if (to === null) {
    return from === 'inProduction' ? `A ${noun} that is in production cannot be deleted.` : null;
  }
  if (order.indexOf(to) < order.indexOf(from)) {
    return `A ${noun} that is ${words[from]} cannot become ${words[to]} again.`;
  }
  const { frozenFrom } = lifecycle;
  const isFrozen = frozenFrom !== null && order.indexOf(from) >= order.indexOf(frozenFrom);
  const isSame = before && after && isDeepStrictEqual(lifecycle.inState(after, from), before);
  return isFrozen && !isSame ? `The content of a ${noun} that is ${words[from]} cannot change.` : null;
}
