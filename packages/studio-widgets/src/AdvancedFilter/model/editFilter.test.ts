import { describe, expect, test } from 'vitest';
import { sampleFields } from '../testing/sampleFields.ts';
import type { Filter, FilterField } from '../types.ts';
import { activeConditions, conditionFaults } from './conditionFault.ts';
import {
  addCondition,
  emptyFilter,
  removeCondition,
  setConditionField,
  setConditionOperator,
  setConditionValues,
} from './editFilter.ts';
import { operatorsOf } from './operators.ts';

function field(key: string): FilterField {
  const found = sampleFields.find((each) => each.key === key);
  if (!found) throw new Error(`No field ${key}`);
  return found;
}

const oneOf = (key: string) => addCondition(emptyFilter('FormTemplate'), field(key));
const firstOf = ({ conditions }: Filter) => conditions[0];

describe('operators by type', () => {
  test.each([
    ['name', ['contains', 'eq', 'ne', 'startsWith', 'empty', 'notEmpty']],
    ['version', ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'empty', 'notEmpty']],
    ['lastModified', ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'empty', 'notEmpty']],
    ['valid', ['eq']],
    ['status', ['eq', 'ne', 'in', 'notIn', 'empty', 'notEmpty']],
    ['products', ['in', 'notIn', 'empty', 'notEmpty']],
  ])('%s', (key, operators) => {
    expect(operatorsOf(field(key))).toEqual(operators);
  });

  test('a field may offer fewer, never others', () => {
    expect(operatorsOf({ type: 'text', operators: ['eq', 'gt'] })).toEqual(['eq']);
  });
});

describe('editing', () => {
  test('a new condition has nothing chosen and is incomplete', () => {
    const filter = addCondition(emptyFilter('FormTemplate'));
    expect(firstOf(filter)).toEqual({ id: 'c1', field: null, operator: null, values: [] });
    expect(conditionFaults(filter.conditions, sampleFields).get('c1')).toBe('no-field');
  });

  test('ids are not given twice while the other row is there', () => {
    const filter = removeCondition(addCondition(addCondition(oneOf('name'))), 'c2');
    expect(addCondition(filter).conditions.map(({ id }) => id)).toEqual(['c1', 'c3', 'c4']);
  });

  test('another field keeps the operator it has too, and drops a value it cannot have', () => {
    const filter = setConditionValues(setConditionOperator(oneOf('name'), 'c1', 'ne', field('name')), 'c1', [
      'x',
    ]);
    expect(firstOf(setConditionField(filter, 'c1', field('version')))).toEqual({
      id: 'c1',
      field: 'version',
      operator: 'ne',
      values: [],
    });
    expect(firstOf(setConditionField(filter, 'c1', field('valid')))?.operator).toBe('eq');
  });

  test('another operator keeps as many values as it takes', () => {
    const several = setConditionValues(
      setConditionOperator(oneOf('status'), 'c1', 'in', field('status')),
      'c1',
      ['0', '2'],
    );
    const to = (operator: 'eq' | 'notIn' | 'empty') =>
      firstOf(setConditionOperator(several, 'c1', operator, field('status')))?.values;
    expect(to('notIn')).toEqual(['0', '2']);
    expect(to('eq')).toEqual(['0']);
    expect(to('empty')).toEqual([]);
  });

  test('the same field and operator counts once', () => {
    const twice = addCondition(setConditionValues(oneOf('valid'), 'c1', ['true']), field('valid'));
    const filter = setConditionValues(twice, 'c2', ['false']);
    expect(conditionFaults(filter.conditions, sampleFields)).toEqual(new Map([['c2', 'twice']]));
    expect(activeConditions(filter.conditions, sampleFields)).toHaveLength(1);
  });
});
