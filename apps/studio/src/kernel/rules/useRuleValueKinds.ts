import { type RuleVariables, result } from '@studio/api';
import type { ConditionValueKind } from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';
import { api } from '../../platform/http/api.ts';
import { type Lookup, useLookup } from '../resource/Lookup.ts';
import { offeredKinds, ruleValueKinds, searchConditionValues } from './ruleSchema.ts';

/** The variables of kept cases, and the table of how variables are read. */
const ruleVariables: Lookup<RuleVariables> = {
  key: '/Rule/variables',
  kinds: ['/RuleSet'],
  load: async (signal) => (await result(api.GET('/rest/Rule/variables', { signal }))).data,
};

const made = new WeakMap<RuleVariables, readonly ConditionValueKind[]>();

/** The kinds of value of business rules: variables are offered where some are known. Always the same object for the same answer. */
export function useRuleValueKinds(): readonly ConditionValueKind[] {
  const { data } = useLookup(ruleVariables);
  if (data === undefined || data.variables.length === 0) return ruleValueKinds();
  const known = made.get(data);
  if (known !== undefined) return known;
  const { variables, methods } = data;
  const variableMethods = Object.fromEntries(
    [...Map.groupBy(methods, ({ typeName }) => typeName)].map(([typeName, own]) => [
      typeName,
      own.map(({ name, label }) => ({ name, label })),
    ]),
  );
  const kinds = createRuleValueKinds({ searchValues: searchConditionValues(), variables, variableMethods });
  const offered = offeredKinds(kinds, { hasVariables: true });
  made.set(data, offered);
  return offered;
}
