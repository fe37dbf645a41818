import { type RuleObjectProperty, type RuleOperator, result } from '@studio/api';
import type { AvailableAction, ConditionOperator, ConditionValueChoice } from '@studio/widgets';
import { createRuleValueKinds, declareRuleOperators } from '@studio/widgets/presets';
import { api } from '../../platform/http/api.ts';
import { once } from '../../platform/i18n/once.ts';
import type { Lookup } from '../resource/Lookup.ts';

/** The operators of rules. They are part of the server: nothing that is saved changes them. */
export const ruleOperators: Lookup<readonly RuleOperator[]> = {
  key: '/Rule/operators',
  load: async (signal) => (await result(api.GET('/rest/Rule/operators', { signal }))).data,
};

/** What can follow from the rule of a section template. It is part of the server. */
export const sectionRuleActions: Lookup<readonly AvailableAction[]> = {
  key: '/Rule/ruleActions?section',
  load: async (signal) => {
    const params = { query: { ruleType: 'section' } } as const;
    return (await result(api.GET('/rest/Rule/ruleActions', { params, signal }))).data;
  },
};

const declared = new WeakMap<readonly RuleOperator[], readonly ConditionOperator[]>();

/** The operators for the tree: always the same object for the same answer. */
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

/** So many choices are offered for one search. */
const mostChoices = 50;

/** The kinds of value that the sides of a comparison can have. */
export const ruleValueKinds = once(() => createRuleValueKinds({ searchValues, variables: [] }));

type SearchValues = Parameters<typeof createRuleValueKinds>[0]['searchValues'];

const searchValues: SearchValues = async ({ kind, text, leftSide }, { signal }) => {
  const wanted = text.trim().toLowerCase();
  const found = await choicesFor(kind, wanted, leftSide, signal);
  // The server has looked through fields, word by word.
  if (kind === 'FieldValue') return found;
  return found.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, mostChoices);
};

async function choicesFor(
  kind: string,
  wanted: string,
  leftSide: unknown,
  signal: AbortSignal,
): Promise<readonly ConditionValueChoice[]> {
  switch (kind) {
    case 'FieldValue':
      return fieldChoices(wanted, signal);
    case 'PropertyValue':
      return propertyChoices(signal);
    case 'LeftSideFieldValue':
    case 'LeftSideClassCodeFieldValue':
      return valuesOfField(kind, leftSide, signal);
    case 'FormTemplateValue':
      return formChoices(wanted, signal);
    case 'DataSetItemValue':
      return itemChoices(leftSide, signal);
    default:
      return [];
  }
}

async function listForms(wanted: string, signal: AbortSignal) {
  const filterUri = `/UIFormTemplate?${new URLSearchParams({ current: 'true', ...(wanted && { name: wanted }) })}`;
  const query = { filterUri, startIndex: 0, numberOfRows: mostChoices };
  return (await result(api.GET('/rest/UIFormTemplate/filter', { params: { query }, signal }))).data.records;
}

async function formChoices(wanted: string, signal: AbortSignal): Promise<readonly ConditionValueChoice[]> {
  const forms = await listForms(wanted, signal);
  return forms.map(({ uniqueName, displayName }) => ({
    value: { kind: 'FormTemplateValue', formTemplateUniqueName: uniqueName },
    label: `${displayName} (${uniqueName})`,
  }));
}

/** Fields of all forms, which the server looks through. */
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
      const params = { path: { name } };
      const { data } = await result(api.GET('/rest/Object/{name}', { params, signal }));
      return data.map((property: RuleObjectProperty) => ({
        value: {
          kind: 'PropertyValue',
          objectName: name,
          propertyName: property.name,
          objectType: property.type,
        },
        label: `${property.label} (${name}.${property.name})`,
      }));
    }),
  );
  return found.flat();
}

interface Field {
  readonly formTemplateUniqueName: string;
  readonly fieldName: string;
}

function fieldOf(leftSide: unknown): Field | null {
  const { formTemplateUniqueName, fieldName } = (leftSide ?? {}) as Partial<Field>;
  return formTemplateUniqueName && fieldName ? { formTemplateUniqueName, fieldName } : null;
}

async function valuesOfField(kind: string, leftSide: unknown, signal: AbortSignal) {
  const field = fieldOf(leftSide);
  if (field === null) return [];
  const { data } = await result(api.GET('/rest/Rule/searchableValues', { params: { query: field }, signal }));
  return data.map(({ name, value }) => ({
    value: { kind, valueString: value },
    label: labelled(name, value),
  }));
}

/** The items of the data set that feeds the field on the left. */
async function itemChoices(leftSide: unknown, signal: AbortSignal): Promise<readonly ConditionValueChoice[]> {
  const field = fieldOf(leftSide);
  if (field === null) return [];
  const { data } = await result(api.GET('/rest/Rule/searchableValues', { params: { query: field }, signal }));
  return data.map(({ name, value, dataSetName }) => ({
    value: { kind: 'DataSetItemValue', datasetName: dataSetName, entityUri: value },
    label: labelled(name, value),
  }));
}

const labelled = (name: string, value: string) => (name === value ? name : `${name} (${value})`);
