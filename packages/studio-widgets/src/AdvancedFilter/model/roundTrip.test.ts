import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFields } from '../testing/sampleFields.ts';
import type { Filter, FilterCondition, FilterField } from '../types.ts';
import { activeConditions } from './conditionFault.ts';
import {
  addCondition,
  removeCondition,
  setConditionField,
  setConditionOperator,
  setConditionValues,
} from './editFilter.ts';
import { operatorsOf, valueCountOf } from './operators.ts';
import { parseFilterUri } from './parseFilterUri.ts';
import { serializeFilterUri } from './serializeFilterUri.ts';

const text = fc.string({ unit: 'binary', minLength: 1 }).filter((value) => value.trim() !== '');

function valueFor(field: FilterField): fc.Arbitrary<string> {
  switch (field.type) {
    case 'text':
      return text;
    case 'number':
      return fc
        .oneof(
          fc.integer(),
          fc.integer().map((value) => value / 8),
        )
        .map(String);
    case 'date':
      return fc.integer({ min: -100_000, max: 100_000 }).map((day) => String(day * 86_400_000));
    case 'boolean':
      return fc.constantFrom('true', 'false');
    case 'choice':
    case 'choices':
      return field.options === undefined ? text : fc.constantFrom(...field.options.map(({ value }) => value));
  }
}

function conditionFor(field: FilterField): fc.Arbitrary<Omit<FilterCondition, 'id'>> {
  return fc.constantFrom(...operatorsOf(field)).chain((operator) => {
    const count = valueCountOf(operator);
    const limits = { none: [0, 0], one: [1, 1], many: [1, 4] }[count];
    return fc
      .uniqueArray(valueFor(field), { minLength: limits[0] ?? 0, maxLength: limits[1] ?? 0 })
      .map((values) => ({ field: field.key, operator, values }));
  });
}

/** Fields of every type, one of which has options that are not known, and any text as a value. */
const fields: readonly FilterField[] = [
  ...sampleFields,
  { key: 'code name/ü', label: 'Code', type: 'choices' },
];

/** Filters without a fault. */
const completeFilter: fc.Arbitrary<Filter> = fc
  .uniqueArray(fc.oneof(...fields.map(conditionFor)), {
    selector: ({ field, operator }) => `${field} ${operator}`,
    maxLength: 8,
  })
  .map((conditions) => ({
    kind: 'FormTemplate',
    conditions: conditions.map((condition, index) => ({ id: `c${index + 1}`, ...condition })),
  }));

describe('round trip', () => {
  test('a complete filter comes back as it was', () => {
    fc.assert(
      fc.property(completeFilter, (filter) => {
        expect(parseFilterUri(serializeFilterUri(filter, fields), fields)).toEqual({ filter, problems: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('so does the URI after a query parameter has encoded it once more', () => {
    fc.assert(
      fc.property(completeFilter, (filter) => {
        const uri = serializeFilterUri(filter, fields);
        const sent = new URLSearchParams({ filterUri: uri }).toString();
        expect(new URLSearchParams(sent).get('filterUri')).toBe(uri);
        const rewritten = `/FormTemplate?${new URLSearchParams(uri.split('?')[1] ?? '')}`;
        expect(parseFilterUri(rewritten, fields)).toEqual({ filter, problems: [] });
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (uri) => {
        expect(parseFilterUri(uri, fields).filter.conditions.length).toBeLessThanOrEqual(uri.length);
        expect(parseFilterUri(`/A?${uri}`, fields).filter.kind).toBe('A');
      }),
    );
  });

  test('any sequence of edits leaves a filter whose URI can be read again', () => {
    const edit = fc.record({
      kind: fc.constantFrom('add', 'remove', 'field', 'operator', 'values'),
      row: fc.nat(5),
      field: fc.constantFrom(...fields),
      pick: fc.nat(7),
      values: fc.array(fc.oneof(fc.string(), fc.constantFrom('0', 'cp', 'true', '86400000')), {
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(completeFilter, fc.array(edit, { maxLength: 12 }), (start, edits) => {
        const end = edits.reduce<Filter>((filter, { kind, row, pick, values, ...each }) => {
          const condition = filter.conditions[row];
          if (kind === 'add' || condition === undefined) return addCondition(filter);
          if (kind === 'remove') return removeCondition(filter, condition.id);
          if (kind === 'field') return setConditionField(filter, condition.id, each.field);
          if (kind === 'values') return setConditionValues(filter, condition.id, values);
          const operators = operatorsOf(each.field);
          const operator = operators[pick % operators.length] ?? 'eq';
          return setConditionOperator(filter, condition.id, operator, each.field);
        }, start);
        const { filter, problems } = parseFilterUri(serializeFilterUri(end, fields), fields);
        expect(problems).toEqual([]);
        expect(filter.conditions).toHaveLength(activeConditions(end.conditions, fields).length);
        expect(new Set(end.conditions.map(({ id }) => id)).size).toBe(end.conditions.length);
      }),
    );
  });
});
