import { parseCondition, serializeCondition } from '@studio/widgets';
import { expect, test } from 'vitest';
import { blankPart } from '../../draft/FormDraft.ts';
import { withTypesNow } from './typesNow.ts';

const compared = (fieldName: string, typeName: string, form = 'Roofs') => ({
  kind: 'BinaryCondition',
  lhs: { kind: 'FieldValue', formTemplateUniqueName: form, fieldName, variableName: fieldName, typeName },
  operatorName: 'equals',
  rhs: { kind: 'LiteralValue', typeName, valueString: '5' },
});
const group = (...subconditions: object[]) => ({
  kind: 'CompositeCondition',
  operator: 'and',
  subconditions,
});
const not = (subcondition: object) => ({ kind: 'UnaryCondition', operator: 'not', subcondition });
const form = {
  uniqueName: 'Roofs',
  parts: [
    { ...blankPart('1'), variableName: 'age', validator: 'number' },
    { ...blankPart('2'), variableName: 'name' },
  ],
};

test('fields of the form have the type that they have now, and what was entered for them follows', () => {
  const other = compared('age', 'String', 'Barns');
  const stored = group(not(compared('age', 'String')), group(compared('name', 'Integer')), other);
  expect(serializeCondition(withTypesNow(parseCondition(stored), form))).toMatchObject(
    group(not(compared('age', 'Double')), group(compared('name', 'String')), other),
  );
});

test('a condition whose fields have the types that are stored is the same object', () => {
  const draft = parseCondition(group(compared('age', 'Double'), compared('gone', 'Integer')));
  expect(withTypesNow(draft, form)).toBe(draft);
});
