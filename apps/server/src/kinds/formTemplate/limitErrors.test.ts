import { expect, test } from 'vitest';
import type { FormField } from './FormTemplateDoc.ts';
import { limitErrors, repeaterErrors } from './limitErrors.ts';

const field = (own: Partial<FormField>): FormField => ({
  ...{ id: '1', name: 'a', label: 'A', type: 0, dataSetName: null },
  ...own,
});
const range = (rangeMin: string, rangeMax: string, validator = 'numberRange') =>
  field({ validator, rangeMin, rangeMax });
const rows = (inner: string) => field({ type: 10, options: `<options>${inner}</options>` });
const days = (earliest: string, latest: string) =>
  field({
    type: 7,
    options: `<options><earliest>${earliest}</earliest><latest>${latest}</latest></options>`,
  });

test.each<[string, FormField, string, string]>([
  ['a range', range('9', '1'), 'rangeMax', 'Range Minimum, 9, is above Range Maximum, 1.'],
  ['a range', range('x', '1', 'percent'), 'rangeMin', "Range Minimum is no number: 'x'."],
  [
    'rounding',
    field({ validator: 'number', rounding: 'abc' }),
    'rounding',
    "Rounding is no number above 0: 'abc'.",
  ],
  [
    'rows',
    rows('<fewestRows>3</fewestRows><mostRows>2</mostRows>'),
    'options',
    'Fewest Rows, 3, are more than Most Rows, 2.',
  ],
  [
    'dates',
    days('2027-01-02', '2027-01-01'),
    'options',
    'Earliest Date, 2027-01-02, is after Latest Date, 2027-01-01.',
  ],
  ['days from today', days('5', '-5'), 'options', 'Earliest Date, 5, is after Latest Date, -5.'],
  [
    'days from today',
    days('tomorrow', ''),
    'options',
    "Earliest Date is neither a date nor days from today: 'tomorrow'.",
  ],
])('%s that nothing can keep are an error of the form', (_, wrong, property, message) => {
  expect(limitErrors({ fields: [field({}), wrong] })).toEqual([
    { pointer: `/fields/1/${property}`, message },
  ]);
});

test('limits that something can keep are none, nor those of another validator', () => {
  const fields = [
    ...[range('1', '1'), range('', '1'), range('-5', '5'), range('9', '1', 'currency')],
    { ...range('9', '1'), valueExpression: '1' },
    ...[field({ validator: 'number', rounding: '0.5' }), field({ rounding: 'abc' })],
    ...[rows('<fewestRows>2</fewestRows>'), rows('<mostRows>2</mostRows>'), field({ type: 10 })],
    ...[days('2027-01-01', '-5'), days('-5', '+5'), days('', '2027-01-01')],
  ];
  expect(limitErrors({ fields })).toEqual([]);
});

test('a row repeater before a row that ends with another one repeats nothing, which is an error with its place', () => {
  const repeater = (id: string) => field({ id, name: `rows${id}`, type: 10 });
  const fields = [repeater('1'), repeater('2'), field({ id: '3' }), repeater('4')];
  const section = { label: '', repeating: false };
  expect(repeaterErrors({ fields, sections: [{ ...section, rows: [['1'], ['2'], ['3', '4']] }] })).toEqual([
    ...['1', '2'].map((id) => ({
      pointer: `/fields/${Number(id) - 1}`,
      message: `The Row Repeater 'rows${id}' repeats nothing: the row behind it ends with a Row Repeater, too.`,
    })),
  ]);
  const apart = [
    { ...section, rows: [['1'], ['3'], ['2']] },
    { ...section, rows: [['4']] },
  ];
  expect(repeaterErrors({ fields, sections: apart })).toEqual([]);
});
