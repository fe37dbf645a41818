import type { DataItem, DataItemCriteria } from '@studio/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, defaultValueOf, offerItems } from './offerItems.ts';

const nothing: Choice = { productName: null, fieldValues: [null, null, null] };

function choose(more: Partial<Choice>): Choice {
  return { ...nothing, ...more };
}

function criterion(more: Partial<DataItemCriteria>): DataItemCriteria {
  const empty = { productName: null, fieldValue1: null, fieldValue2: null, fieldValue3: null };
  return { dataSetName: 'Term', value: '', ordering: 0, ...empty, ...more };
}

function item(value: string, criteria?: DataItemCriteria[], defaultPrecedence?: number | null): DataItem {
  return {
    name: value,
    value,
    grouping: '',
    ordering: 0,
    ...(defaultPrecedence !== undefined && { defaultPrecedence }),
    ...(criteria && { enhancedDynamicDataItemCriteriaList: criteria }),
  };
}

function valuesOf(items: readonly DataItem[]): string[] {
  return items.map(({ value }) => value);
}

describe('offerItems', () => {
  const items = [
    item('surety', [criterion({ productName: 'Surety' })]),
    item('always'),
    item('either', [criterion({ productName: 'Surety' }), criterion({ fieldValue1: 'IA' })]),
    item('both', [criterion({ productName: 'Surety', fieldValue1: 'IA' })]),
    item('also always', []),
    item('third', [criterion({ fieldValue3: 'x' })]),
  ];

  test.each<[string, Choice, string[]]>([
    ['nothing', nothing, ['always', 'also always']],
    ['a product', choose({ productName: 'Surety' }), ['surety', 'always', 'either', 'also always']],
    ['a field', choose({ fieldValues: ['IA', null, null] }), ['always', 'either', 'also always']],
    [
      'both',
      choose({ productName: 'Surety', fieldValues: ['IA', null, null] }),
      ['surety', 'always', 'either', 'both', 'also always'],
    ],
    ['the third field', choose({ fieldValues: [null, null, 'x'] }), ['always', 'also always', 'third']],
    ['a value of another field', choose({ fieldValues: ['x', 'x', null] }), ['always', 'also always']],
    ['another case', choose({ productName: 'surety' }), ['always', 'also always']],
    ['blanks around', choose({ productName: ' Surety ' }), ['always', 'also always']],
  ])('%s chosen', (_, choice, expected) => {
    expect(valuesOf(offerItems(items, choice))).toEqual(expected);
  });
});

describe('defaultValueOf', () => {
  test('is the one of lowest precedence, in any position', () => {
    expect(defaultValueOf([item('a', [], 7), item('b', [], 2), item('c', [], null)])).toBe('b');
  });

  test('is none where no item has a precedence', () => {
    expect(defaultValueOf([item('a'), item('b', [], null)])).toBeNull();
    expect(defaultValueOf([])).toBeNull();
  });
});

describe('for any set and any choice', () => {
  const cell = fc.constantFrom(null, 'a', 'b', 'c');
  const anyCriterion = fc
    .record({ productName: cell, fieldValue1: cell, fieldValue2: cell, fieldValue3: cell })
    .map(criterion);
  const anyItem = fc
    .record({
      criteria: fc.array(anyCriterion, { maxLength: 4 }),
      precedence: fc.option(fc.integer({ min: 1, max: 50 })),
    })
    .map(({ criteria, precedence }) => ({ criteria, precedence }));
  const anyItems = fc
    .array(anyItem, { maxLength: 12 })
    .map((rows) => rows.map(({ criteria, precedence }, index) => item(`V${index}`, criteria, precedence)));
  const anyChoice = fc
    .tuple(cell, cell, cell, cell)
    .map(([productName, ...fieldValues]): Choice => ({ productName, fieldValues }));

  test('offered items keep the order of the set, and each decision is about one item', () => {
    fc.assert(
      fc.property(anyItems, anyChoice, (items, choice) => {
        const oneByOne = items.filter((one) => offerItems([one], choice).length === 1);
        expect(offerItems(items, choice)).toEqual(oneByOne);
      }),
    );
  });

  test('an item without criteria is offered, and one more criterion takes nothing away', () => {
    fc.assert(
      fc.property(anyItems, anyCriterion, anyChoice, (items, extra, choice) => {
        const offered = new Set(valuesOf(offerItems(items, choice)));
        for (const { value, enhancedDynamicDataItemCriteriaList: criteria = [] } of items) {
          if (criteria.length === 0) expect(offered).toContain(value);
        }
        const more = items.map((one) => {
          const { enhancedDynamicDataItemCriteriaList: criteria = [] } = one;
          return criteria.length === 0 ? one : item(one.value, [...criteria, extra]);
        });
        const offeredThen = new Set(valuesOf(offerItems(more, choice)));
        expect([...offered].filter((value) => !offeredThen.has(value))).toEqual([]);
      }),
    );
  });

  test('an item of which a criterion repeats the choice is offered', () => {
    fc.assert(
      fc.property(anyItems, anyChoice, (items, choice) => {
        const [fieldValue1, fieldValue2, fieldValue3] = choice.fieldValues;
        const { productName } = choice;
        const exact = criterion({ productName, fieldValue1, fieldValue2, fieldValue3 });
        const own = item('own', [criterion({ productName: 'nobody chooses this' }), exact]);
        expect(valuesOf(offerItems([...items, own], choice))).toContain('own');
      }),
    );
  });

  test('whatever is chosen, what is offered without a choice stays', () => {
    fc.assert(
      fc.property(anyItems, anyChoice, (items, choice) => {
        const offered = new Set(valuesOf(offerItems(items, choice)));
        expect(valuesOf(offerItems(items, nothing)).filter((value) => !offered.has(value))).toEqual([]);
      }),
    );
  });

  test('the default is offered, and no offered item comes before it', () => {
    fc.assert(
      fc.property(anyItems, anyChoice, (items, choice) => {
        const offered = offerItems(items, choice);
        const precedences = offered.flatMap(({ defaultPrecedence }) => defaultPrecedence ?? []);
        const found = offered.find(({ value }) => value === defaultValueOf(offered));
        expect(found?.defaultPrecedence ?? null).toBe(
          precedences.length === 0 ? null : Math.min(...precedences),
        );
      }),
    );
  });
});
