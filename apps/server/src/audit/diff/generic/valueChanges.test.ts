import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../store/JsonObject.ts';
import { valueChanges } from './valueChanges.ts';

/** Objects whose properties always hold the same type of value, as documents of a kind do. */
const documents: fc.Arbitrary<JsonObject> = fc.record({
  name: fc.string(),
  active: fc.boolean(),
  priority: fc.integer(),
  note: fc.option(fc.string(), { nil: null }),
  tags: fc.array(fc.constantFrom('a', 'b', 'c')),
  fields: fc.uniqueArray(
    fc.record({ name: fc.constantFrom('x', 'y', 'z'), label: fc.string(), type: fc.nat(3) }),
    { selector: ({ name }) => name },
  ),
  condition: fc.record({
    operator: fc.constantFrom('and', 'or'),
    parts: fc.array(fc.record({ value: fc.nat(3) })),
  }),
});

describe('valueChanges', () => {
  test('an equal document has nothing to tell', () => {
    fc.assert(
      fc.property(documents, (before) => {
        expect(valueChanges(before, structuredClone(before))).toEqual([]);
      }),
    );
  });

  test('a document that differs never passes for an equal one, and each change is one', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const changes = valueChanges(before, after);
        expect(changes.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after));
        // What is passed on both sides keeps its number although it has moved.
        const texts = changes.filter(({ field }) => !field.endsWith(' › Order'));
        for (const change of texts) expect(change.before).not.toBe(change.after);
      }),
    );
  });

  test('every property that differs is reported under its name', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const reported = new Set(
          valueChanges(before, after).map(({ field }) => field.split(' › ')[0]?.toLowerCase()),
        );
        const different = Object.keys(before).filter(
          (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
        );
        expect([...reported].toSorted()).toEqual(different.toSorted());
      }),
    );
  });

  test('properties and elements are called what people call them', () => {
    const before = {
      uniqueName: 'Locations',
      formTemplateNames: ['A', 'B'],
      fields: [
        { name: 'roof', label: 'Roof', dataSetName: 'Roof Type' },
        { name: 'age', label: 'Age', dataSetName: null },
      ],
    };
    const after = {
      uniqueName: 'Locations',
      formTemplateNames: ['B', 'C', 'A'],
      fields: [
        { name: 'year', label: 'Year built', dataSetName: null },
        { name: 'roof', label: 'Roof', dataSetName: 'Roof Covering' },
        { name: 'age', label: 'Age', dataSetName: null },
      ],
    };
    expect(valueChanges(before, after)).toEqual([
      { field: 'Form Template Names › B › Order', before: '2', after: '1' },
      { field: 'Form Template Names › C', before: null, after: 'C' },
      { field: 'Fields › Roof › Data Set Name', before: 'Roof Type', after: 'Roof Covering' },
      { field: 'Fields › Year built', before: null, after: 'Name: year, Label: Year built' },
    ]);
  });

  test('a document that is added or removed is reported property by property', () => {
    const rule = {
      name: 'R',
      active: true,
      tags: [],
      condition: { operator: 'and', subconditions: [{ value: 1 }] },
    };
    const reported = [
      ['Name', 'R'],
      ['Active', 'True'],
      ['Condition', 'Operator: and, Subconditions: ((Value: 1))'],
    ];
    expect(valueChanges(null, rule).map(({ field, after }) => [field, after])).toEqual(reported);
    expect(valueChanges(rule, null).map(({ field, before }) => [field, before])).toEqual(reported);
  });
});
