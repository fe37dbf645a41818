import { parseActions } from '../../ActionGroup/model/parseActions.ts';
import { coastalActions, refer } from '../../ActionGroup/testing/sampleActions.ts';
import { parseCondition } from '../../ConditionTree/model/parseCondition.ts';
import { coastalRule, distanceToCoast, roofAge, schema } from '../../ConditionTree/testing/sampleRule.ts';
import type { ReviewProblem } from '../model/reviewProblems.ts';

const all = (...subconditions: object[]) => ({ kind: 'CompositeCondition', operator: 'and', subconditions });

/** A rule without mistakes. */
export const completeRule = {
  ...schema,
  condition: parseCondition(coastalRule),
  actions: parseActions(coastalActions),
};

const old = { kind: 'LiteralValue', valueString: 'old', typeName: 'Integer' };

/** A rule with mistakes, one of them in a group of a group. */
export const faultyRule = {
  ...schema,
  condition: parseCondition(
    all(
      coastalRule,
      all(
        all(
          { kind: 'BinaryCondition', lhs: roofAge, operatorName: 'isGreaterThan', rhs: old },
          { kind: 'BinaryCondition', lhs: distanceToCoast, operatorName: '', rhs: old },
        ),
      ),
    ),
  ),
  actions: parseActions([refer('', ''), ...coastalActions]),
};

/** What a server may find beyond that. */
export const serverProblems: readonly ReviewProblem[] = [
  { severity: 'warning', text: 'Another rule has the same condition.' },
  { severity: 'error', text: 'The rule set has been retired.' },
];
