import { expect, test } from 'vitest';
import { fillPicked, readGridPopup, takesSeveral } from './gridPopup.ts';
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
  expect(fillPicked(values, { ...input, items: [item] })).toEqual({
    ...values,
    name: 'Halvorsen',
    state: 'IA',
  });
  expect(fillPicked(values, { ...input, items: [] })).toEqual({ ...values, name: null, state: null });
});

test('in an entry, the fields of the entry come first, then those around it', () => {
  const popup = popupOf(`${grid}<filledFields>name=broker, code=name, state=lines, city=gone</filledFields>`);
  const values = { 'section:4': [{ broker: 'A' }, { broker: 'B', note: 'n' }] };
  const input = { fields, options: states, popup, items: [item] };
  expect(fillPicked(values, { ...input, path: ['section:4', 1, 'pick'] })).toEqual({
    'section:4': [{ broker: 'A' }, { broker: 'Halvorsen', note: 'n' }],
    ...{ name: 'IA-1', lines: ['IA'] },
  });
  // Outside of entries, none is filled in.
  expect(fillPicked(values, { ...input, path: ['pick'] })['section:4']).toEqual(values['section:4']);
});

test('several rows are picked only where all fields that are filled in hold several values, which get each once', () => {
  const several = {
    fields,
    path: ['pick'],
    popup: popupOf(`${grid}<filledFields>state=lines</filledFields>`),
  };
  expect(takesSeveral(several)).toBe(true);
  const mixed = popupOf(`${grid}<filledFields>state=lines, name=name</filledFields>`);
  expect(takesSeveral({ ...several, popup: mixed })).toBe(false);
  expect(takesSeveral({ ...several, popup: popupOf(`${grid}<filledFields>name=gone</filledFields>`) })).toBe(
    false,
  );
  const items = [item, { ...item, state: 'NE' }, { ...item, state: null }, { ...item, state: 'Iowa' }];
  expect(fillPicked({ lines: ['MO'] }, { ...several, options: states, items })).toEqual({
    lines: ['IA', 'NE'],
  });
  expect(fillPicked({ lines: ['MO'] }, { ...several, options: states, items: [] })).toEqual({ lines: null });
});
