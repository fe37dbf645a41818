import { type RuleOperator, result } from '@studio/api';
import type {
  AvailableAction,
  ConditionOperator,
  ConditionValue,
  ConditionValueChoice,
  ConditionValueKind,
} from '@studio/widgets';
import {
  createRuleValueKinds,
  declareRuleOperators,
  type RuleValueKindsOptions,
} from '@studio/widgets/presets';
import { api } from '../../platform/http/api.ts';
import { once } from '../../platform/i18n/once.ts';
import type { Lookup } from '../resource/Lookup.ts';

/** The operators of conditions. They are part of the server: nothing that is saved changes them. */
export const ruleOperators: Lookup<readonly RuleOperator[]> = {
  key: '/Rule/operators',
  load: async (signal) => (await result(api.GET('/rest/Rule/operators', { signal }))).data,
};

/** What can follow from a business rule. It is part of the server. */
export const businessRuleActions = ruleActions('business');

/** What can follow from the rule of a section template. It is part of the server. */
export const sectionRuleActions = ruleActions('section');

function ruleActions(ruleType: 'business' | 'section'): Lookup<readonly AvailableAction[]> {
  return {
    key: `/Rule/ruleActions?${ruleType}`,
    load: async (signal) =>
      (await result(api.GET('/rest/Rule/ruleActions', { params: { query: { ruleType } }, signal }))).data,
  };
}

const declared = new WeakMap<readonly RuleOperator[], readonly ConditionOperator[]>();

/** The operators for the tree: always the same object for the same answer. Undefined while they are on their way. */
export function operatorsOf(
  answer: readonly RuleOperator[] | undefined,
): readonly ConditionOperator[] | undefined {
  if (answer === undefined) return undefined;
  const known = declared.get(answer);
  if (known !== undefined) return known;
  const counts = new Map(answer.map(({ name, operands }) => [name, operands]));
  const operators = declareRuleOperators(
    answer.map(({ name, label, types }) => ({ name, label, ...(types.length > 0 && { types }) })),
  ).map((operator) => ({ ...operator, operands: counts.get(operator.name) ?? operator.operands }));
  declared.set(answer, operators);
  return operators;
}

type SearchConditionValues = RuleValueKindsOptions['searchValues'];

/** So many choices are offered for one search. */
const mostChoices = 50;

/** What of a search is answered by the host: what it has and the server does not. Null for what the server is asked. */
export type OwnConditionChoices = (
  search: Parameters<SearchConditionValues>[0],
  signal: AbortSignal,
) => Promise<readonly ConditionValueChoice[]> | null;

/**
 * Looks for the values of conditions: fields of all forms, properties of business objects, forms, and what a field can be.
 * @param own asked first; fields of it come before those of the server
 */
export function searchConditionValues(own: OwnConditionChoices = () => null): SearchConditionValues {
  return async (search, { signal }) => {
    const wanted = search.text.trim().toLowerCase();
    const fits = ({ label }: ConditionValueChoice) => label.toLowerCase().includes(wanted);
    const mine = (await own(search, signal)) ?? [];
    if (search.kind === 'FieldValue') {
      const known = new Set(mine.map(({ value }) => value['formTemplateUniqueName']));
      const others = await fieldChoices(wanted, signal);
      // The server has looked through fields, word by word; of a form that the host has it knows what was saved.
      const rest = others.filter(({ value }) => !known.has(value['formTemplateUniqueName']));
      return [...mine.filter(fits), ...rest].slice(0, mostChoices);
    }
    const found = mine.length > 0 ? mine : await choicesFor(search, wanted, signal);
    return found.filter(fits).slice(0, mostChoices);
  };
}

/** The kinds of value that the sides of a comparison can have, where the host has no choices of its own. */
export const ruleValueKinds = once(() =>
  offeredKinds(createRuleValueKinds({ searchValues: searchConditionValues(), variables: [] })),
);

/** Entities, and variables but of business rules: the server has no list of them. A custom condition can name variables. */
const unlisted: ReadonlySet<string> = new Set(['EntityUriValue', 'VariableValue']);

/** Kinds of value of which only those are offered that something can be chosen of. What is stored of the others is shown all the same. */
export function offeredKinds(kinds: readonly ConditionValueKind[]): readonly ConditionValueKind[] {
  return kinds.map((kind) =>
    unlisted.has(kind.name) ? { ...kind, sides: ['right'], isOffered: () => false } : kind,
  );
}

async function choicesFor(
  { kind, leftSide }: Parameters<SearchConditionValues>[0],
  wanted: string,
  signal: AbortSignal,
): Promise<readonly ConditionValueChoice[]> {
  switch (kind) {
    case 'PropertyValue':
      return propertyChoices(signal);
    case 'LeftSideFieldValue':
    case 'LeftSideClassCodeFieldValue':
    case 'DataSetItemValue':
      return itemChoices(kind, leftSide, signal);
    case 'FormTemplateValue':
      return formChoices(wanted, signal);
    default:
      return [];
  }
}

async function formChoices(wanted: string, signal: AbortSignal): Promise<readonly ConditionValueChoice[]> {
  const filterUri = `/UIFormTemplate?${new URLSearchParams({ current: 'true', ...(wanted && { name: wanted }) })}`;
  const query = { filterUri, startIndex: 0, numberOfRows: mostChoices };
  const { data } = await result(api.GET('/rest/UIFormTemplate/filter', { params: { query }, signal }));
  return data.records.map(({ uniqueName, displayName }) => ({
    value: { kind: 'FormTemplateValue', formTemplateUniqueName: uniqueName },
    label: `${displayName} (${uniqueName})`,
  }));
}

async function fieldChoices(text: string, signal: AbortSignal): Promise<readonly ConditionValueChoice[]> {
  const { data } = await result(api.GET('/rest/Rule/fields', { params: { query: { text } }, signal }));
  return data.map(({ formTemplateUniqueName, fieldName, label, typeName }) => ({
    value: { kind: 'FieldValue', formTemplateUniqueName, fieldName, variableName: fieldName, typeName },
    label: `${label || fieldName} (${formTemplateUniqueName}.${fieldName})`,
  }));
}

async function propertyChoices(signal: AbortSignal): Promise<readonly ConditionValueChoice[]> {
  const names = (await result(api.GET('/rest/Object/', { signal }))).data;
  const found = await Promise.all(
    names.map(async (name) => {
      const { data } = await result(api.GET('/rest/Object/{name}', { params: { path: { name } }, signal }));
      return data.map((property) => ({
        value: {
          ...{ kind: 'PropertyValue', objectName: name },
          ...{ propertyName: property.name, objectType: property.type },
        },
        label: `${property.label} (${name}.${property.name})`,
      }));
    }),
  );
  return found.flat();
}

/** The items of the data set that feeds the field on the left. */
async function itemChoices(
  kind: string,
  leftSide: ConditionValue | undefined,
  signal: AbortSignal,
): Promise<readonly ConditionValueChoice[]> {
  const { formTemplateUniqueName, fieldName } = leftSide ?? { kind: '' };
  if (typeof formTemplateUniqueName !== 'string' || typeof fieldName !== 'string') return [];
  if (formTemplateUniqueName === '' || fieldName === '') return [];
  const params = { query: { formTemplateUniqueName, fieldName } };
  const { data } = await result(api.GET('/rest/Rule/searchableValues', { params, signal }));
  return data.map(({ name, value, dataSetName }) => itemChoice(kind, { name, value, dataSetName }));
}

/** An item of a data set as a value of one of the kinds that offer them. */
export function itemChoice(
  kind: string,
  {
    name,
    value,
    dataSetName,
  }: { readonly name: string; readonly value: string; readonly dataSetName: string },
): ConditionValueChoice {
  const label = name === value ? name : `${name} (${value})`;
  return kind === 'DataSetItemValue'
    ? { value: { kind, datasetName: dataSetName, entityUri: value }, label }
    : { value: { kind, valueString: value }, label };
}
