import { type ConditionDraft, type ConditionNode, coreOf } from './nodes.ts';

/** Where a saved condition begins: within the group around a rule's only condition and is not saved. */
function savedRoot(draft: ConditionDraft): ConditionNode {
  if (draft.kind !== 'CompositeCondition' || !draft.isImplicit) return draft;
  const [only, ...others] = draft.subconditions;
  return only !== undefined && others.length === 0 ? only : draft;
}

/**
 * The id of the condition or group that a JSON pointer into the saved condition leads to, or into: what a server says of
 * `/subconditions/2/rhs` is shown at the third condition. `undefined` when there is no such condition.
 */
export function conditionIdAt(draft: ConditionDraft, pointer: string): string | undefined {
  const steps = pointer.split('/').slice(1);
  let node = savedRoot(draft);
  for (let at = 0; at < steps.length; at += 1) {
    if (node.kind === 'UnaryCondition' && steps[at] === 'subcondition') node = node.subcondition;
    else if (node.kind === 'CompositeCondition' && steps[at] === 'subconditions' && at + 1 < steps.length) {
      at += 1;
      const child: ConditionNode | undefined = node.subconditions[Number(steps[at])];
      if (child === undefined) return undefined;
      node = child;
    } else break;
  }
  return coreOf(node).id;
}
