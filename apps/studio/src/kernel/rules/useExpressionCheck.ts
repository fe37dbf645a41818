import type { ConditionDraft, ConditionTreeProps } from '@studio/widgets';
import { type Lookup, useLookup } from '../resource/Lookup.ts';

type CheckExpression = NonNullable<ConditionTreeProps['checkExpression']>;

/** What reads expressions, the parser among it: loaded with the first rule that has one. */
const expressionCheck: Lookup<CheckExpression> = {
  key: '/code/checkExpression',
  load: async () => (await import('./checkExpression.ts')).checkExpression,
};

/** What is wrong with the custom conditions of a rule, as the server reads them; undefined while that is not known, and for a rule without any. */
export function useExpressionCheck(condition: ConditionDraft): CheckExpression | undefined {
  return useLookup(hasExpression(condition) ? expressionCheck : null).data;
}

const known = new WeakMap<object, boolean>();

/** Kept with each group: after an edit only what changed is looked through. */
function hasExpression(node: ConditionDraft | ConditionChild): boolean {
  if (node.kind === 'RawCondition') return true;
  if (node.kind === 'UnaryCondition') return hasExpression(node.subcondition);
  if (node.kind !== 'CompositeCondition') return false;
  const has = known.get(node) ?? node.subconditions.some(hasExpression);
  known.set(node, has);
  return has;
}

type ConditionChild = Extract<ConditionDraft, { kind: 'CompositeCondition' }>['subconditions'][number];
