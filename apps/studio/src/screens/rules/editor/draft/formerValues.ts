import type { ConditionDraft } from '@studio/widgets';
import { type ConditionNode, conditionsByKey } from '../../../../kernel/rules/conditionEntries.ts';
import { describeOperand } from '../../../../kernel/rules/describeRule.ts';

/** What the right sides of comparisons are as the rule is saved, where they are edited: in words, by the ids of the comparisons. */
export function formerValues(saved: ConditionDraft, edited: ConditionDraft): ReadonlyMap<string, string> {
  const before = conditionsByKey(saved);
  const found = new Map<string, string>();
  for (const [key, node] of conditionsByKey(edited)) {
    const known = before.get(key);
    // An edit leaves what it does not change as it is.
    if (known === undefined || known === node) continue;
    const [was, is] = [withoutNegations(known), withoutNegations(node)];
    if (was.kind !== 'BinaryCondition' || is.kind !== 'BinaryCondition') continue;
    const former = describeOperand(was.rhs, was.lhs);
    if (former !== '' && former !== describeOperand(is.rhs, is.lhs)) found.set(is.id, former);
  }
  return found;
}

function withoutNegations(node: ConditionNode): ConditionNode {
  return node.kind === 'UnaryCondition' ? withoutNegations(node.subcondition) : node;
}
