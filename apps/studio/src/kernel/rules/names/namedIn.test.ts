import { expect, test } from 'vitest';
import type { OwnForm } from './KnownNames.ts';
import { namedIn, namesNothing } from './namedIn.ts';

const own: OwnForm = {
  uniqueName: 'Rating',
  fields: new Map([
    ['state', { label: 'State', dataSetName: 'States' }],
    ['age', { label: 'Age', dataSetName: null }],
  ]),
};
const field = (fieldName: string, formTemplateUniqueName = 'Rating') => ({
  ...{ kind: 'FieldValue', formTemplateUniqueName, fieldName },
});
const literal = (valueString: string) => ({ kind: 'LiteralValue', valueString });
const binary = (lhs: unknown, ...rhs: readonly unknown[]) => ({ kind: 'BinaryCondition', lhs, rhs });

test('other forms, values of fields and items of data sets are named, each once and in order', () => {
  const item = { kind: 'DataSetItemValue', datasetName: 'Roofs', entityUri: '/DataSetItem:slate' };
  const condition = {
    kind: 'CompositeCondition',
    subconditions: [
      binary(field('state'), literal('TX'), literal('GA'), literal('TX')),
      binary(field('age'), literal('20'), field('years', 'Building')),
      { kind: 'UnaryCondition', subcondition: binary(field('roof', 'Account'), item, literal('7')) },
      binary(field('age'), { kind: 'FormTemplateValue', formTemplateUniqueName: 'Rating' }),
      { kind: 'ParameterizedCondition', parameters: [{ name: 'form', value: field('a', 'Quoting') }] },
    ],
  };
  const named = namedIn([condition, binary(field('roof', 'Account'), literal('8')), null], own);
  expect(named).toEqual({
    forms: ['Account', 'Building', 'Quoting'],
    values: [{ form: 'Account', field: 'roof', values: ['7', '8'] }],
    items: [
      { dataSet: 'Roofs', values: ['/DataSetItem:slate', 'slate'] },
      { dataSet: 'States', values: ['GA', 'TX'] },
    ],
  });
  expect(namesNothing(named)).toBe(false);
});

test('fields of the form itself, free texts and what is no condition name nothing', () => {
  const strange = { kind: 'BinaryCondition', lhs: 3, rhs: { kind: 'FieldValue', fieldName: [] } };
  expect(namesNothing(namedIn([binary(field('age'), literal('20')), strange, 'text', []], own))).toBe(true);
});
