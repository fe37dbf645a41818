import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ViewField, ViewForm, ViewPath, ViewValue, ViewValues } from '../types.ts';
import { checkForm, codeOf, misfitOf, readNumber, settledText } from './checkForm.ts';
import { entriesOf, isEmpty, textOf, textsOf, valueAt, withValue } from './values.ts';

function field(type: ViewField['type'], own: Partial<ViewField> = {}): ViewField {
  return { key: own.name ?? 'a', name: 'a', type, label: 'A', ...own };
}

const options = [
  { value: 'frame', label: 'Frame' },
  { value: 'masonry', label: 'Masonry' },
];

describe('a value', () => {
  test.each<[ViewField, ViewValue, string | undefined]>([
    [field('text'), null, undefined],
    [field('text', { isRequired: true }), null, 'required'],
    [field('text', { isRequired: true }), '  ', 'required'],
    [field('checkBox', { isRequired: true }), false, 'required'],
    [field('checkBox', { isRequired: true }), true, undefined],
    [field('multiSelect', { isRequired: true, options }), [], 'required'],
    [field('text', { maximumLength: 2 }), '👩‍🚒', 'tooLong'],
    [field('text', { maximumLength: 2 }), '🏠🏠', undefined],
    [field('text', { format: 'number' }), 'many', 'notNumber'],
    [field('text', { format: 'integer' }), '1.5', 'notInteger'],
    [field('text', { format: 'integer' }), '1,500', undefined],
    [field('text', { format: 'currency', minimum: 0 }), '-$1', 'tooSmall'],
    [field('text', { format: 'percent', maximum: 100 }), '100.5%', 'tooLarge'],
    [field('text', { format: 'percent', maximum: 100 }), '100%', undefined],
    [field('text', { format: 'currency', maximumDecimals: 2 }), '$1.500', undefined],
    [field('text', { format: 'currency', maximumDecimals: 2 }), '1.505', 'tooManyDecimals'],
    [field('text', { format: 'percent', maximumDecimals: 0 }), '1.5%', 'notInteger'],
    [field('text', { pattern: '\\d{2}-\\d{7}' }), '12-3456789', undefined],
    [field('text', { pattern: '\\d{2}-\\d{7}' }), '12-34567890', 'noMatch'],
    [field('text', { pattern: 'a|b' }), 'ab', 'noMatch'],
    [field('text', { pattern: '(' }), 'anything', undefined],
    [field('dropDown', { options }), 'frame', undefined],
    [field('dropDown', { options }), 'straw', 'notOffered'],
    [field('radioGroup'), 'frame', 'notOffered'],
    [field('radioGroup', { hasPendingOptions: true }), 'frame', undefined],
    [field('multiSelect', { options }), ['frame', 'masonry'], undefined],
    [field('checkBoxGroup', { options }), ['frame', 'straw'], 'notOffered'],
    [field('yesNo'), 'no', undefined],
    [field('yesNo'), 'perhaps', 'notOffered'],
    [field('date'), '2028-02-29', undefined],
    [field('date'), '2027-02-29', 'notDate'],
    [field('date'), '0099-12-31', undefined],
    [field('date'), '12/31/2027', 'notDate'],
    [field('date', { earliest: '2027-01-02' }), '2027-01-01', 'tooEarly'],
    [field('date', { earliest: '2027-01-01', latest: '2027-01-01' }), '2027-01-01', undefined],
    [field('date', { latest: '2026-12-31' }), '2027-01-01', 'tooLate'],
    [field('multiSelect', { options, maximumChoices: 1 }), ['frame', 'masonry'], 'tooManyChoices'],
    [field('multiSelect', { options, maximumChoices: 2 }), ['frame', 'masonry'], undefined],
  ])('%o of %o', (given, value, code) => {
    expect(codeOf(given, value)).toBe(code);
  });

  test.each([
    ['1,234.50', 1234.5],
    ['$1,234', 1234],
    ['-$5', -5],
    ['+5', 5],
    ['+$1,000', 1000],
    ['.5', 0.5],
    ['5.', 5],
    [' 7 % ', 7],
    ['1,23', undefined],
    ['', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['--1', undefined],
  ])('%j is read as %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});

test.each<[Partial<ViewField>, string, string]>([
  [{ format: 'number', isGrouped: true }, '1234567.50', '1,234,567.50'],
  [{ format: 'number', isGrouped: true }, '-1234', '-1,234'],
  [{ format: 'number', isGrouped: true }, '12', '12'],
  [{ format: 'number', isGrouped: true }, '$-1200', '$-1,200'],
  [{ format: 'number', isGrouped: true, roundTo: 100 }, '1,250', '1,300'],
  [{ format: 'currency', roundTo: 1000 }, '-$1,499.99', '-$1,000'],
  [{ format: 'number', roundTo: 0.05 }, '1.13', '1.15'],
  [{ format: 'percent', roundTo: 1 }, '12.5 %', '13%'],
  [{ format: 'number', roundTo: 10 }, '12345678901234567890', '12345678901234567890'],
  [{ format: 'number', roundTo: 0 }, '7.5', '7.5'],
  [{ format: 'number', isGrouped: true }, 'many', 'many'],
  [{ isGrouped: true }, '1234', '1234'],
  [{}, ' TX ', 'TX'],
])('of %o the text %j is %j once the field is left', (own, text, settled) => {
  expect(settledText(field('text', own), text)).toBe(settled);
});

test('a text that is settled stays', () => {
  const steps = fc.constantFrom(undefined, 0.05, 1, 10, 100);
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), steps, (number, roundTo) => {
      const given = field('text', { format: 'number', isGrouped: true, roundTo });
      const once = settledText(given, number.toFixed(3));
      expect(settledText(given, once)).toBe(once);
      expect(readNumber(once)).toBeDefined();
    }),
  );
});

test.each<[ViewField, ViewValue, ReturnType<typeof misfitOf>]>([
  [field('dropDown', { options }), 'frame', null],
  [field('dropDown', { options }), 'straw', { text: 'straw', rest: null }],
  [field('yesNo'), 'x', { text: 'x', rest: null }],
  [field('checkBoxGroup', { options }), ['frame', 'x', 'y'], { text: 'x, y', rest: ['frame'] }],
  [field('multiSelect', { options }), ['frame', 'x'], null],
  [field('multiSelect', { options }), 'x', { text: 'x', rest: [] }],
  [field('dropDown', { options, hasUnknownOptions: true }), 'straw', null],
  [field('checkBoxGroup', { options }), 'frame', { text: 'frame', rest: [] }],
  [field('checkBox'), 'x', { text: 'x', rest: null }],
  [field('text'), ['a', 'b'], { text: 'a, b', rest: null }],
  [field('text', { format: 'number' }), 'many', null],
  [field('rowRepeater'), 'x', null],
])('of %o with %o this does not fit', (given, value, misfit) => {
  expect(misfitOf(given, value)).toEqual(misfit);
  // What is left once it is removed fits.
  if (misfit !== null) expect(misfitOf(given, misfit.rest)).toBeNull();
});

const form: ViewForm = {
  sections: [
    { key: 'one', label: 'One', rows: [[field('text', { name: 'insured', isRequired: true })]] },
    {
      ...{ key: 'many', label: 'Buildings', repeatsAs: 'buildings' },
      rows: [
        [
          field('text', { name: 'year', format: 'integer', isRequired: true }),
          field('rowRepeater', {
            ...{ name: 'losses', minimumRows: 1, maximumRows: 2 },
            fields: [field('date', { name: 'day', isRequired: true })],
          }),
        ],
      ],
    },
  ],
};

function found(values: ViewValues, hidden: readonly string[] = []) {
  return checkForm(form, values, new Set(hidden)).map(({ path, code }) => `${path.join('.')} ${code}`);
}

test('problems are listed in the order of the form, with where they are', () => {
  expect(found({})).toEqual(['insured required']);
  const buildings = [
    { year: '1990', losses: [{}, { day: '2026-01-02' }] },
    { year: 'old', losses: [] },
  ];
  expect(found({ insured: 'Acme', buildings })).toEqual([
    'buildings.0.losses.0.day required',
    'buildings.1.year notNumber',
    'buildings.1.losses tooFewRows',
  ]);
  expect(found({ insured: 'Acme', buildings: [{ year: '1', losses: [{}, {}, {}] }] })).toContain(
    'buildings.0.losses tooManyRows',
  );
});

test('what is hidden is not looked at, in the rows of a repeater either', () => {
  const values = { insured: 'Acme', buildings: [{ year: '1990', losses: [{}] }] };
  expect(found(values)).toEqual(['buildings.0.losses.0.day required']);
  expect(found(values, ['day'])).toEqual([]);
});

test('a field is required, or can only be read, in the entries that the form names', () => {
  const entryStates = [
    { path: ['buildings', 1, 'year'], isRequired: false },
    { path: ['buildings', 0, 'losses', 1, 'day'], isReadOnly: true },
  ];
  const buildings = [{ losses: [{}, {}] }, { losses: [{ day: '2026-01-02' }] }];
  const values = { insured: 'Acme', buildings };
  expect(checkForm({ ...form, entryStates }, values).map(({ path }) => path.join('.'))).toEqual([
    'buildings.0.year',
    'buildings.0.losses.0.day',
  ]);
});

test('what is hidden, and what cannot be filled in, has no problems', () => {
  expect(found({}, ['insured'])).toEqual([]);
  expect(found({}, ['one'])).toEqual([]);
  const fixed = field('text', { isReadOnly: true, isRequired: true });
  const words = field('label', { isRequired: true });
  expect(checkForm({ sections: [{ key: 's', label: '', rows: [[fixed, words]] }] }, {})).toEqual([]);
});

describe('values', () => {
  test('of entries that are missing are made as needed', () => {
    expect(withValue({}, ['buildings', 1, 'losses', 0, 'day'], '2026-01-02')).toEqual({
      buildings: [{}, { losses: [{ day: '2026-01-02' }] }],
    });
  });

  test('that do not change leave everything as it is', () => {
    const values = { a: 'x' };
    expect(withValue(values, ['a'], 'x')).toBe(values);
    expect(withValue(values, ['b'], null)).toBe(values);
    expect(withValue(values, [], 'x')).toBe(values);
    expect(withValue(values, [0], 'x')).toBe(values);
  });

  test('are read as what they are', () => {
    const values: ViewValues = { text: 'x', texts: ['a'], entries: [{ a: 'b' }] };
    expect(textOf(valueAt(values, ['text']))).toBe('x');
    expect(textOf(valueAt(values, ['texts']))).toBe('');
    expect(textsOf(valueAt(values, ['texts']))).toEqual(['a']);
    expect(textsOf(valueAt(values, ['text']))).toEqual([]);
    expect(entriesOf(values, 'entries')).toEqual([{ a: 'b' }]);
    expect(entriesOf(values, 'texts')).toEqual([]);
    expect(valueAt(values, ['entries', 0, 'a'])).toBe('b');
    expect(valueAt(values, ['entries', 7, 'a'])).toBeNull();
    expect(valueAt(values, ['constructor'])).toBeNull();
    expect(isEmpty(valueAt(values, ['toString']))).toBe(true);
  });

  test('that are written can be read, whatever they are called, and no other changes', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'length', ''));
    const path: fc.Arbitrary<ViewPath> = fc
      .tuple(fc.array(fc.tuple(name, fc.nat({ max: 4 })), { maxLength: 3 }), name)
      .map(([entries, last]) => [...entries.flat(), last]);
    fc.assert(
      fc.property(path, path, fc.string(), (at, other, text) => {
        const values = withValue({}, at, text);
        expect(valueAt(values, at)).toBe(text);
        if (at[0] === other[0]) return;
        expect(valueAt(withValue(values, other, 'other'), at)).toBe(text);
      }),
    );
  });
});
