import type { RuleCondition } from '@studio/api';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import type { OwnForm } from './ConditionNames.ts';
import { type ConditionTexts, conditionTexts, loadConditionTexts } from './conditionTexts.ts';

/**
 * The names for the conditions of a form that is edited. Loaded where there are any; what they name is shown as it is stored
 * until it is known, and where that cannot be found out.
 */
export function useConditionTexts(own: OwnForm, conditions: readonly RuleCondition[]): ConditionTexts {
  const dataSets = [...own.fields].map(([name, { dataSetName }]) => [name, dataSetName]);
  const key = conditions.length === 0 ? null : JSON.stringify([own.uniqueName, conditions, dataSets]);
  useResource(key, async (signal) => {
    await loadConditionTexts(conditions, own, signal);
    return true;
  });
  return useShallowSnapshot(conditionTexts);
}
