import { parseActions, parseCondition } from '@studio/widgets';
import {
  availableActions,
  coastalActions,
  getParameterOptions,
} from '../../packages/studio-widgets/src/ActionGroup/testing/sampleActions.ts';
import { ruleArgs } from '../../packages/studio-widgets/src/ConditionTree/ConditionTree.stories.tsx';

const { defaultValue: coastalCondition, onValueChange: _onValueChange, ...declared } = ruleArgs;

/** What a host declares of its conditions: operators, and what they compare. */
export const conditionProps = declared;

/** The part of it that a review needs. */
export const conditionSchema = { operators: declared.operators, valueKinds: declared.valueKinds };

/** What a host declares of its actions. */
export const actionProps = { availableActions, getParameterOptions };

/** The condition that the sample rule starts with. */
export function ruleCondition(isEmpty: boolean) {
  return isEmpty ? parseCondition(null) : coastalCondition;
}

/** The actions that the sample rule starts with. */
export function ruleActions(isEmpty: boolean) {
  return parseActions(isEmpty ? [] : coastalActions);
}
