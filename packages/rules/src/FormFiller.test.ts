import { expect, test } from 'vitest';
import { FormFiller, fillForms } from './FormFiller.ts';
import { type FilledField, type FilledValues, withDefaults } from './filledValues.ts';
import { type FillingSettings, fillableField } from './formSettings.ts';

const optional: FillingSettings = {
  ...{ type: 0, hidden: false, triggerRuleName: null, untriggerBehavior: 0, validator: null },
  ...{ numberDomain: 'any', requiredLevel: 0, requiredLevelExpression: '', disableExpression: '' },
  ...{ valueExpression: '', valueFormat: '', defaultValue: '', agencyVisible: true, carrierVisible: true },
};

type TestFields = Readonly<
  Record<string, Partial<FillingSettings> & { readonly around?: readonly string[] }>
>;

/** A condition that a field of the form F has a value. */
const is = (fieldName: string, valueString: string, typeName = 'String') => ({
  kind: 'BinaryCondition',
  lhs: { kind: 'FieldValue', formTemplateUniqueName: 'F', fieldName, typeName },
  operatorName: 'equals',
  rhs: [{ kind: 'LiteralValue', typeName, valueString }],
});

function formOf(
  fields: TestFields,
  uniqueName = 'F',
  conditions: Record<string, ReturnType<typeof is>> = {},
) {
  const rules = Object.entries(conditions).map(([name, condition]) => ({ name, condition }));
  return new FormFiller(
    { uniqueName, rules, condition: null },
    Object.entries(fields).map(([name, { around = [], ...settings }]) =>
      fillableField({ ...optional, ...settings }, { name, around, linkedKey: null, isMultiple: false }),
    ),
  );
}

/** What is missing, and what a field shows. */
function fill(filler: FormFiller, values: FilledValues) {
  const [form] = fillForms([{ filler, values }]).forms;
  if (form === undefined) throw new Error('There is a form.');
  return { missing: form.missing.map((path) => path.join(' ')), required: form.required, shown: form.shown };
}

const conditional = { hidden: true, triggerRuleName: 'Old' } as const;

test('a field begins with its default value, which counts as there, and stays empty once it was emptied', () => {
  const filler = formOf({
    state: { requiredLevel: 1, defaultValue: 'IA' },
    agreed: { type: 5, requiredLevel: 1, defaultValue: 'Yes' },
    lines: { type: 6, requiredLevel: 1, defaultValue: 'auto,home' },
    city: { around: ['section:1'], requiredLevel: 1, defaultValue: 'Omaha' },
  });
  expect(fill(filler, { 'section:1': [{}, { city: '' }] })).toEqual({
    ...{ missing: ['section:1 1 city'], required: 5 },
    shown: {
      ...{ state: 'IA', agreed: true, lines: ['auto', 'home'] },
      'section:1': [{ city: 'Omaha' }, { city: '' }],
    },
  });
  const emptied = fill(filler, { state: null, agreed: false, lines: [] });
  expect(emptied).toMatchObject({ missing: ['state', 'agreed', 'lines'], required: 3 });
});

test('a hidden field keeps what was typed last, or loses it at once and begins again', () => {
  const copy = { valueExpression: "fieldValue('F', 'note')" };
  const rules = { Old: is('age', 'old') };
  const hiding = formOf({ age: {}, note: { ...conditional, untriggerBehavior: 1 }, copy }, 'F', rules);
  const typed = { age: 'new', note: 'typed' };
  expect(fill(hiding, typed).shown).toMatchObject({ copy: 'typed' });
  expect(hiding.settle(typed, {})).toBe(typed);

  const note = { ...conditional, defaultValue: 'none' };
  const deleting = formOf({ age: {}, note, copy }, 'F', rules);
  expect(fill(deleting, typed).shown).toMatchObject({ copy: '' });
  const lost = deleting.settle(typed, {});
  expect(lost).toEqual({ age: 'new' });
  const again = deleting.settle({ ...lost, age: 'old' }, {});
  expect(again).toEqual({ age: 'old', note: 'none' });
  expect(fill(deleting, again).shown).toMatchObject({ copy: 'none' });
});

test('what is missing follows value scripts, expressions and rules: those that fail, and those of fields that are always shown', () => {
  const filler = formOf(
    {
      age: { validator: 'number', numberDomain: 'integer' },
      twice: { requiredLevel: 1, valueExpression: "fieldValue('F', 'age') * 2" },
      why: { requiredLevel: 2, requiredLevelExpression: "fieldValue('F', 'age') > 20" },
      note: { ...conditional, requiredLevel: 1 },
      plain: { triggerRuleName: 'Old', requiredLevel: 1 },
      unseen: { agencyVisible: false, carrierVisible: false, requiredLevel: 1 },
      heading: { type: 9, requiredLevel: 1 },
    },
    'F',
    { Old: is('age', '30', 'Integer') },
  );
  expect(fill(filler, { age: '7' })).toMatchObject({ missing: ['plain'], required: 2 });
  expect(fill(filler, { age: '30' })).toMatchObject({ missing: ['why', 'note', 'plain'], required: 4 });
  // A rule that cannot decide shows nothing, and a script that fails computes nothing.
  expect(fill(filler, { age: 'seven' })).toMatchObject({ missing: ['twice', 'plain'], required: 2 });
});

test('what an expression requires is missing in the entries whose values say so, however deep they are', () => {
  const within = { around: ['section:1', 'panes'] };
  const filler = formOf({
    width: { ...within, validator: 'number' },
    maker: { ...within, requiredLevel: 2, requiredLevelExpression: "fieldValue('F', 'width') > 20" },
  });
  const panes = (...widths: string[]) => ({ panes: widths.map((width) => ({ width })) });
  expect(fill(filler, { 'section:1': [panes('5'), panes('15', '25')] })).toMatchObject({
    ...{ missing: ['section:1 1 panes 1 maker'], required: 1 },
  });
});

test('forms read of each other what is computed and what a field begins with, in any order', () => {
  const first = formOf({ rate: { valueExpression: "fieldValue('B', 'base') * 2" } }, 'A');
  const second = formOf(
    {
      base: { validator: 'number', defaultValue: '1,000' },
      why: { requiredLevel: 2, requiredLevelExpression: "fieldValue('A', 'rate') === 2000" },
    },
    'B',
  );
  const [a, b] = [
    { filler: first, values: {} },
    { filler: second, values: {} },
  ];
  for (const given of [
    [a, b],
    [b, a],
  ]) {
    const { forms } = fillForms(given);
    expect(forms[given.indexOf(a)]?.shown).toEqual({ rate: '2000' });
    expect(forms[given.indexOf(b)]?.missing).toEqual([['why']]);
  }
});

test('default values are put in where nothing was filled in, in every entry, whatever a field is called', () => {
  const field = (name: string, around: readonly string[], defaultValue: string | null): FilledField => ({
    ...{ name, around, defaultValue, linkedKey: null, kind: 'text' },
  });
  const fields = [
    ...[field('__proto__', [], 'first'), field('city', ['rows'], 'Omaha'), field('state', ['rows'], 'NE')],
    // Of fields of the same name the first one counts.
    ...[field('line', [], 'Property'), field('line', [], 'Auto'), field('note', [], null)],
  ];
  const values = { line: '', rows: [{}, { city: 'Peoria' }] };
  const filled = withDefaults(fields, values);
  const rows = '[{"city":"Omaha","state":"NE"},{"city":"Peoria","state":"NE"}]';
  expect(filled).toEqual(JSON.parse(`{"line":"","rows":${rows},"__proto__":"first"}`));
  expect(Object.hasOwn(filled, '__proto__')).toBe(true);
  expect(withDefaults(fields, {})).toHaveProperty('line', 'Property');
  expect(withDefaults(fields, filled)).toBe(filled);
});
