import { expect, test } from 'vitest';
import { fillPicked, pickUseOf, readGridPopup } from './gridPopup.ts';
import { placedFields, type ViewPart } from './ViewedForm.ts';

const part = (key: string, name: string, own: object = {}) =>
  ({
    ...{ key, variableName: name, type: 0, options: null, dynamicDataSet: null, defaultValue: '' },
    ...own,
  }) as ViewPart;

const states = new Map([['US States', [{ value: 'IA', label: 'Iowa' }]]]);
const fields = placedFields({
  sections: [
    {
      ...{ key: 'a', label: '', repeatsAs: null },
      rows: [
        [part('1', 'name'), part('2', 'state', { type: 3, dynamicDataSet: 'US States' })],
        [
          part('3', 'lines', {
            ...{ type: 3, dynamicDataSet: 'US States' },
            options: '<options><multiple>true</multiple></options>',
          }),
        ],
      ],
    },
    { ...{ key: 'b', label: '', repeatsAs: 'section:4' }, rows: [[part('4', 'broker'), part('5', 'note')]] },
  ],
});
const item = { id: 'org-5', name: 'Halvorsen', state: 'iowa', code: 'IA-1' };

function popupOf(inner: string) {
  const popup = readGridPopup({ options: `<options>${inner}</options>` });
  if (popup === null) throw new Error('It opens nothing.');
  return popup;
}

const grid = '<functionName>DynamicGridPopup</functionName>';

test('a button opens a list only where its function is the one that does', () => {
  expect(readGridPopup({ options: null })).toBeNull();
  expect(
    readGridPopup({ options: '<options><functionName>previewInstalments</functionName></options>' }),
  ).toBeNull();
  expect(popupOf(grid)).toEqual({ dataName: 'producer', fills: [] });
  const more = '<dataName>carrier</dataName><filledFields>name=broker, code = note,odd</filledFields>';
  expect(popupOf(`${grid}${more}`)).toEqual({
    dataName: 'carrier',
    fills: [
      { column: 'name', fieldName: 'broker' },
      { column: 'code', fieldName: 'note' },
    ],
  });
});

test('without pairs, fields called as the columns are filled in; a choice gets the value of its item', () => {
  const values = { name: 'Old', lines: ['IA'], kept: '1' };
  const input = { fields, options: states, path: ['pick'], popup: popupOf(grid) };
  expect(fillPicked(values, { ...input, items: [item] }).values).toEqual({
    ...values,
    name: 'Halvorsen',
    state: 'IA',
  });
  expect(fillPicked(values, { ...input, items: [] }).values).toEqual({ ...values, name: null, state: null });
});

test('in an entry, the fields of the entry come first, then those around it', () => {
  const popup = popupOf(`${grid}<filledFields>name=broker, code=name, state=lines, city=gone</filledFields>`);
  const values = { 'section:4': [{ broker: 'A' }, { broker: 'B', note: 'n' }] };
  const input = { fields, options: states, popup, items: [item] };
  expect(fillPicked(values, { ...input, path: ['section:4', 1, 'pick'] }).values).toEqual({
    'section:4': [{ broker: 'A' }, { broker: 'Halvorsen', note: 'n' }],
    ...{ name: 'IA-1', lines: ['IA'] },
  });
  // Outside of entries, those of fields beside them stay.
  const outside = fillPicked(values, { ...input, path: ['pick'] });
  expect(outside.values['section:4']).toEqual(values['section:4']);
  expect(outside.added).toBe(0);
});

test('several rows are picked where all fields that are filled in hold several values, which are added to those there', () => {
  const several = {
    fields,
    path: ['pick'],
    popup: popupOf(`${grid}<filledFields>state=lines</filledFields>`),
  };
  const useOf = (pairs: string) =>
    pickUseOf({ ...several, popup: popupOf(`${grid}<filledFields>${pairs}</filledFields>`) });
  expect(pickUseOf(several)).toBe('values');
  expect(useOf('state=lines, name=name')).toBe('one');
  expect(useOf('name=gone')).toBe('one');
  const items = [item, { ...item, state: 'NE' }, { ...item, state: null }, { ...item, state: 'Iowa' }];
  const fill = (values: object, some: typeof items) =>
    fillPicked({ ...values }, { ...several, options: states, items: some }).values;
  expect(fill({ lines: ['NE', 'MO'] }, items)).toEqual({ lines: ['NE', 'MO', 'IA'] });
  expect(fill({}, items)).toEqual({ lines: ['IA', 'NE'] });
  expect(fill({ lines: ['MO'] }, [])).toEqual({ lines: null });
});

test('several rows are entries where all fields that are named are of one list beside the button, each row once', () => {
  const input = {
    ...{ fields, path: ['pick'], options: states },
    popup: popupOf(`${grid}<filledFields>name=broker, code=note</filledFields>`),
  };
  expect(pickUseOf(input)).toBe('entries');
  // In such an entry, it fills in that one.
  expect(pickUseOf({ ...input, path: ['section:4', 0, 'pick'] })).toBe('one');
  const other = { ...item, name: 'Prairie', code: null };
  const values = { kept: '1', 'section:4': [{ broker: 'Halvorsen', note: 'IA-1' }, { broker: '' }] };
  expect(fillPicked(values, { ...input, items: [item, other, other] })).toEqual({
    values: { kept: '1', 'section:4': [{ broker: 'Halvorsen', note: 'IA-1' }, { broker: 'Prairie' }] },
    added: 1,
  });
  expect(fillPicked(values, { ...input, items: [item] })).toEqual({ values, added: 0 });
  expect(fillPicked({}, { ...input, items: [item] }).values).toEqual({
    'section:4': [{ broker: 'Halvorsen', note: 'IA-1' }],
  });
});
