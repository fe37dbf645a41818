import { type RuleVariables, result } from '@studio/api';
import type { ConditionValueEditorProps, ConditionValueKind } from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';
import { api } from '../../platform/http/api.ts';
import { once } from '../../platform/i18n/once.ts';
import { type Lookup, useLookup } from '../resource/Lookup.ts';
import { ruleValueKinds, searchConditionValues } from './ruleSchema.ts';
import { ruleMessages } from './rules.messages.ts';

/** The variables of kept cases, and the table of how variables are read. */
export const ruleVariables: Lookup<RuleVariables> = {
  key: '/Rule/variables',
  kinds: ['/RuleSet'],
  load: async (signal) => (await result(api.GET('/rest/Rule/variables', { signal }))).data,
};

const unknown: RuleVariables = { variables: [], methods: [] };

/** By what they were made of: the same answer again makes no other editor. */
const made = new Map<string, ConditionValueKind | undefined>();

/** The kind of variables, where those of an answer can be chosen. */
function variableKind(answer: RuleVariables): ConditionValueKind | undefined {
  const key = JSON.stringify(answer);
  if (made.has(key)) return made.get(key);
  const { variables, methods } = answer;
  const variableMethods = Object.fromEntries(
    [...Map.groupBy(methods, ({ typeName }) => typeName)].map(([typeName, own]) => [
      typeName,
      own.map(({ name, label }) => ({ name, label })),
    ]),
  );
  const kinds = createRuleValueKinds({
    ...{ searchValues: searchConditionValues(), variables, variableMethods },
    ...(variables.length === 0 && {
      labels: { choose: { VariableValue: ruleMessages('variables.none') } },
    }),
  });
  const kind = kinds.find(({ name }) => name === 'VariableValue');
  made.set(key, kind);
  return kind;
}

/** Chooses a variable of those that are known now. */
function VariableEditor(props: ConditionValueEditorProps) {
  const { data = unknown } = useLookup(ruleVariables);
  const Editor = variableKind(data)?.Editor;
  return Editor && <Editor {...props} />;
}

/**
 * The kinds of value of business rules: those of other rules, and variables. They are the same however many variables become known, so that nothing
 * that is being typed is drawn anew.
 */
export const businessValueKinds = once((): readonly ConditionValueKind[] => {
  const variable = variableKind(unknown);
  return ruleValueKinds().map((kind) =>
    kind.name === variable?.name ? { ...variable, Editor: VariableEditor } : kind,
  );
});
