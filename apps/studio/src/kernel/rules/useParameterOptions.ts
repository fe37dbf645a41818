import type { SelectOption } from '@studio/ui';
import type { ActionParameter } from '@studio/widgets';
import { preference } from '../../platform/preferences/preferences.ts';
import { dataSetChoices } from '../resource/dataSetLookup.ts';
import type { Lookup } from '../resource/Lookup.ts';
import { useLookups } from '../resource/useLookups.ts';
import { ruleMessages } from './rules.messages.ts';
import type { RuleParts } from './ruleText.ts';

/** The items that fill blanks of actions, by the data sets that the rule's actions name. */
export function useParameterOptions({
  actions,
}: Pick<RuleParts, 'actions'>): (parameter: ActionParameter) => readonly SelectOption<string>[] | undefined {
  const names = new Set(
    actions.flatMap((action) =>
      action.kind === 'ParameterizedAction' ? action.parameters.flatMap((each) => setOf(each) ?? []) : [],
    ),
  );
  const peek = useLookups([...names].map(itemsOf));
  return (parameter) => {
    const name = setOf(parameter);
    return name === null ? undefined : optionsOf(peek(itemsOf(name)), parameter.value, name);
  };
}

type Choices = Awaited<ReturnType<ReturnType<typeof dataSetChoices>['load']>>;

const lookups = new Map<string, Lookup<Choices>>();

function itemsOf(name: string): Lookup<Choices> {
  const known = lookups.get(name) ?? dataSetChoices(name);
  lookups.set(name, known);
  return known;
}

function setOf({ typeName, expression }: ActionParameter): string | null {
  return typeName === 'DataSetItem' && typeof expression === 'string' && expression !== ''
    ? expression
    : null;
}

/** A value that is not among the items stays to be seen; it is marked where all of them are there. */
function optionsOf(
  choices: Choices | undefined,
  value: string,
  dataSet: string,
): readonly SelectOption<string>[] {
  const known = choices ?? [];
  const isThere = value === '' || known.some((choice) => choice.value === value);
  if (isThere) return known;
  const isGone = choices !== undefined && choices.length < preference('editor.mostChoices');
  return [...known, { value, label: isGone ? ruleMessages('item.gone', { item: value, dataSet }) : value }];
}
