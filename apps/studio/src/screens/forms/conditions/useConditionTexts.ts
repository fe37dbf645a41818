import type { RuleCondition } from '@studio/api';
import { useMemo } from 'react';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { type KnownNames, knownNames, type OwnForm } from '../../../kernel/rules/names/KnownNames.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { loadConditionTexts } from './conditionTexts.ts';

/**
 * The names for the conditions of a form that is edited. Loaded where there are any; what they name is shown as it is stored
 * until it is known, and where that cannot be found out.
 */
export function useConditionTexts(own: OwnForm, conditions: readonly RuleCondition[]): KnownNames {
  const key = useMemo(() => {
    if (conditions.length === 0) return null;
    const dataSets = [...own.fields].map(([name, { dataSetName }]) => [name, dataSetName]);
    return JSON.stringify([own.uniqueName, conditions, dataSets]);
  }, [own, conditions]);
  useResource(key, async (signal) => {
    await loadConditionTexts(conditions, own, signal);
    return true;
  });
  return useShallowSnapshot(knownNames).names;
}
