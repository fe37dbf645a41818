import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldTypes } from '../../kinds/formTemplate/settings/FieldSetting.ts';
import { entriesOf, type FormValues, fits, sectionKey, textOfValue } from './FormValues.ts';
import { formsInEffect } from './missingFields.ts';
import { form } from './testing/testForm.ts';
import { upgradeValues as upgrade } from './upgradeValues.ts';

type Form = Parameters<typeof upgrade>[1];

const upgradeValues = (from: Form | null, to: Form, values: FormValues) =>
  upgrade(from, to, { values, read: ({ value }) => textOfValue(value) });

test('a value moves with its field, whatever the field is called, and into the shape that it has now', () => {
  const before = form([
    { id: '1', name: 'kept' },
    { id: '2', name: 'renamed' },
    { id: '3', name: 'single' },
    { id: '4', name: 'gone' },
  ]);
  const after = form([
    { id: '1', name: 'kept' },
    { id: '2', name: 'newName' },
    { id: '3', name: 'single', type: fieldTypes.checkBoxGroup },
    { id: '5', name: 'fresh' },
  ]);
  const upgraded = upgradeValues(before, after, { kept: 'a', renamed: 'b', single: 'c', gone: 'd' });
  expect(upgraded.values).toEqual({ kept: 'a', newName: 'b', single: ['c'] });
  expect(upgraded.lost).toEqual([
    {
      fieldName: 'gone',
      label: 'GONE',
      entries: [],
      value: 'd',
      reason: expect.stringContaining('does not have the field'),
    },
  ]);
});

test('a value does not go to another field that was there before and has its name now', () => {
  const [phone, fax] = [
    { id: '2', name: 'phone' },
    { id: '1', name: 'fax' },
  ];
  const after = form([{ id: '1', name: 'phone' }]);
  for (const before of [form([phone, fax]), form([fax, phone])])
    expect(upgradeValues(before, after, { phone: 'P', fax: 'F' })).toMatchObject({
      values: { phone: 'F' },
      lost: [{ fieldName: 'phone', value: 'P', reason: expect.stringContaining('does not have the field') }],
    });
  expect(upgradeValues(form([phone, fax]), after, { phone: 'P' })).toMatchObject({
    values: {},
    lost: [{ fieldName: 'phone', value: 'P' }],
  });
  // A field that is new takes over what has its name.
  const fresh = form([{ id: '3', name: 'phone' }]);
  expect(upgradeValues(form([phone]), fresh, { phone: 'P' })).toEqual({ values: { phone: 'P' }, lost: [] });
});

test('entries stay apart, and of a section that is filled in once now, only the first has a place', () => {
  const before = form([{ id: '1', name: 'city', repeats: true }]);
  const section = sectionKey([['1']]);
  const values = { [section]: [{ city: 'Omaha' }, { city: 'Peoria' }] };
  const moved = form([
    { id: '2', name: 'street', repeats: true },
    { id: '1', name: 'town', repeats: true },
  ]);
  expect(upgradeValues(before, moved, values)).toEqual({
    values: { [sectionKey([['2']])]: [{ town: 'Omaha' }, { town: 'Peoria' }] },
    lost: [],
  });
  const { values: once, lost } = upgradeValues(before, form([{ id: '1', name: 'city' }]), values);
  expect(once).toEqual({ city: 'Omaha' });
  expect(lost).toMatchObject([{ fieldName: 'city', value: 'Peoria', entries: [{ number: 2 }] }]);
});

test('a definition that is gone leaves names to go by', () => {
  const upgraded = upgradeValues(null, form([{ id: '7', name: 'kept' }]), { kept: 'a', gone: true });
  expect(upgraded).toMatchObject({ values: { kept: 'a' }, lost: [{ fieldName: 'gone', value: 'Yes' }] });
});

test('rows move with their columns, and what is lost of them is named with its section, entry and row', () => {
  const before = form([
    { id: '1', name: 'losses', type: fieldTypes.rowRepeater },
    { id: '2', name: 'paid' },
    { id: '3', name: 'sites', type: fieldTypes.rowRepeater, repeats: true },
    { id: '4', name: 'street', repeats: true },
  ]);
  const section = sectionKey([['3'], ['4']]);
  const values = {
    losses: [{ paid: '1' }, {}, { paid: '3' }],
    [section]: [{ sites: [{ street: 'Elm' }] }, { sites: [{}, { street: 'Oak' }] }],
  };
  const renamed = form([
    { id: '1', name: 'claims', type: fieldTypes.rowRepeater },
    { id: '2', name: 'amount' },
    { id: '3', name: 'places', type: fieldTypes.rowRepeater, repeats: true },
    { id: '4', name: 'road', repeats: true },
  ]);
  expect(upgradeValues(before, renamed, values)).toEqual({
    values: {
      claims: [{ amount: '1' }, {}, { amount: '3' }],
      [section]: [{ places: [{ road: 'Elm' }] }, { places: [{}, { road: 'Oak' }] }],
    },
    lost: [],
  });
  // Rows become entries of a section, and a column is filled in once.
  const other = form([
    { id: '4', name: 'street' },
    { id: '2', name: 'paid', repeats: true },
  ]);
  expect(upgradeValues(before, other, values)).toEqual({
    values: { street: 'Elm', [sectionKey([['2']])]: [{ paid: '1' }, {}, { paid: '3' }] },
    lost: [
      {
        ...{ fieldName: 'street', label: 'STREET', value: 'Oak', reason: expect.stringContaining('once') },
        entries: [
          { label: '', number: 2 },
          { label: 'SITES', number: 2 },
        ],
      },
    ],
  });
});

test('what was emptied stays empty, and gives way to what was filled in', () => {
  const before = form([
    { id: '1', name: 'off', type: fieldTypes.checkBox },
    { id: '2', name: 'b' },
    { id: '3', name: 'b', repeats: true },
  ]);
  const after = form([
    { id: '1', name: 'off', type: fieldTypes.checkBox },
    { id: '4', name: 'b' },
  ]);
  const values = { off: false, b: '', [sectionKey([['3']])]: [{ b: 'x' }] };
  expect(upgradeValues(before, after, values)).toEqual({ values: { off: false, b: 'x' }, lost: [] });
});

const names = ['a', 'b', 'c', '__proto__', 'constructor'];
const arbitraryFields = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('1', '2', '3', '4', '5'),
      name: fc.constantFrom(...names),
      // Row repeaters are as frequent as all others together.
      type: fc.constantFrom(0, 5, 6, 9, 10, 10, 10, 10),
      repeats: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  .map((fields) => [...new Map(fields.map((field) => [field.name, field])).values()]);
const scalar = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
);
const arbitraryRows = fc.array(fc.dictionary(fc.constantFrom(...names), scalar), { maxLength: 3 });
const arbitraryEntries = fc.array(fc.dictionary(fc.constantFrom(...names), fc.oneof(scalar, arbitraryRows)), {
  maxLength: 3,
});

test('no value is lost silently: each is kept or reported, and what is reported is not kept', () => {
  fc.assert(
    fc.property(
      arbitraryFields,
      arbitraryFields,
      fc.dictionary(fc.constantFrom(...names), fc.oneof(scalar, arbitraryRows)),
      arbitraryEntries,
      fc.dictionary(fc.constantFrom('section:gone', 'section:'), fc.oneof(scalar, arbitraryEntries)),
      (before, after, top, entries, strange) => {
        const old = form(before);
        const repeating = before.filter(({ repeats }) => repeats).map(({ id }) => [id]);
        const values = { ...top, ...strange, [sectionKey(repeating)]: entries } as FormValues;
        const { values: kept, lost } = upgradeValues(old, form(after), values);
        const reported = lost.map(({ value }) => value).filter((text) => text.trim() !== '');
        expect([...textsIn(kept), ...reported].toSorted()).toEqual(textsIn(values).toSorted());
      },
    ),
    { numRuns: 300 },
  );
});

/** Every value that is there, within entries of entries too, as a person reads it. */
function textsIn(values: FormValues): string[] {
  return Object.values(values).flatMap((value) => {
    if (Array.isArray(value) && value.length > 0 && fits(value, 'entries'))
      return entriesOf(value).flatMap(textsIn);
    const text = textOfValue(value === false ? null : value);
    return text.trim() === '' ? [] : [text];
  });
}

test('the same version keeps every value where it is', () => {
  fc.assert(
    fc.property(arbitraryFields, arbitraryEntries, (fields, entries) => {
      const same = form(fields);
      const repeating = fields.filter(({ repeats }) => repeats).map(({ id }) => [id]);
      const values = { [sectionKey(repeating)]: entries } as FormValues;
      const first = upgradeValues(same, same, values);
      expect(upgradeValues(same, same, first.values)).toEqual({ values: first.values, lost: [] });
    }),
  );
});

/** What becomes of a form with these values. */
function inEffect(definition: ReturnType<typeof form>, values: FormValues) {
  const own = { id: 'f', uniqueName: 'Form', templateVersion: 1, name: 'Form', type: 43, values };
  const found = formsInEffect([own], () => definition).get('f');
  if (found === undefined) throw new Error('There is a form.');
  return found;
}

test('required fields are counted while they are shown, in each entry of what repeats', () => {
  const condition = {
    kind: 'BinaryCondition',
    lhs: { kind: 'FieldValue', formTemplateUniqueName: 'Form', fieldName: 'kind', typeName: 'String' },
    operatorName: 'equals',
    rhs: [{ kind: 'LiteralValue', typeName: 'String', valueString: 'broker' }],
  };
  const filled = form(
    [
      { id: '1', name: 'kind', requiredLevel: 1 },
      { id: '2', name: 'license', requiredLevel: 1, hidden: true, triggerRuleName: 'Broker' },
      { id: '3', name: 'note' },
      { id: '4', name: 'city', repeats: true, requiredLevel: 1 },
    ],
    [{ name: 'Broker', description: '', condition }],
  );
  const section = sectionKey([['4']]);
  const count = (values: FormValues) => {
    const { missing, required } = inEffect(filled, values);
    return { missing, required };
  };
  expect(count({})).toEqual({ missing: [['kind']], required: 1 });
  expect(count({ kind: 'agent' })).toEqual({ missing: [], required: 1 });
  expect(count({ kind: 'broker', [section]: [{ city: 'Omaha' }, { city: ' ' }] })).toEqual({
    missing: [['license'], [section, 1, 'city']],
    required: 4,
  });
});

test('the columns of a row repeater are required in each of its rows, and rules read them', () => {
  const condition = {
    kind: 'BinaryCondition',
    lhs: { kind: 'FieldValue', formTemplateUniqueName: 'Form', fieldName: 'paid', typeName: 'String' },
    operatorName: 'equals',
    rhs: [{ kind: 'LiteralValue', typeName: 'String', valueString: 'much' }],
  };
  const filled = form(
    [
      { id: '1', name: 'losses', type: fieldTypes.rowRepeater },
      { id: '2', name: 'paid', requiredLevel: 1 },
      { id: '3', name: 'why', requiredLevel: 1, hidden: true, triggerRuleName: 'Much' },
    ],
    [{ name: 'Much', description: '', condition }],
  );
  const count = (values: FormValues) => {
    const { missing, firstLabel, required } = inEffect(filled, values);
    return { missing, firstLabel, required };
  };
  expect(count({})).toEqual({ missing: [], firstLabel: '', required: 0 });
  expect(count({ losses: [{ paid: '1' }, {}] })).toEqual({
    ...{ missing: [['losses', 1, 'paid']], firstLabel: 'PAID', required: 2 },
  });
  expect(count({ losses: [{ paid: 'much' }] })).toEqual({
    missing: [['why']],
    firstLabel: 'WHY',
    required: 2,
  });
});
