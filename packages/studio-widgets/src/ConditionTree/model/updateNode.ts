import {
  type ConditionDraft,
  type ConditionNode,
  type CoreNode,
  coreOf,
  isDraft,
  withCore,
} from './nodes.ts';
import { childIndex, pathTo, shareIndex } from './treeIndex.ts';

type Change = (node: ConditionNode) => ConditionNode;

function changeAt(
  node: ConditionNode,
  path: readonly string[],
  depth: number,
  change: Change,
): ConditionNode {
  const step = path[depth];
  if (step === undefined) return change(node);
  const core = coreOf(node);
  if (core.kind !== 'CompositeCondition') return node;
  const index = childIndex(core, step);
  const child = core.subconditions[index];
  const next = child && changeAt(child, path, depth + 1, change);
  if (next === undefined || next === child) return node;
  return withCore(node, { ...core, subconditions: core.subconditions.with(index, next) });
}

/**
 * Puts another node in a condition's place, negations included. Only the groups around it are made anew. The draft
 * itself comes back when nothing changes, and when there is no condition of that id.
 */
export function replaceNode(draft: ConditionDraft, id: string, change: Change): ConditionDraft {
  const path = pathTo(draft, id);
  if (path === undefined) return draft;
  const next = changeAt(draft, path, 1, change);
  return isDraft(next) ? next : draft;
}

/** Changes what a condition says, in place: structure and negations stay. */
export function updateCore(
  draft: ConditionDraft,
  id: string,
  change: (core: CoreNode) => CoreNode,
): ConditionDraft {
  const next = replaceNode(draft, id, (node) => {
    const core = coreOf(node);
    const changed = change(core);
    return changed === core ? node : withCore(node, changed);
  });
  return shareIndex(next, draft);
}
