import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TextRow, toTextRows } from '../../editor/fields/textRows.ts';
import { checkboxField } from '../plain/checkboxField.tsx';
import { declareForm } from '../plain/declareForm.ts';
import { numberField } from '../plain/numberField.tsx';
import { selectField } from '../plain/selectField.tsx';
import { tagsField } from '../plain/tagsField.tsx';
import { textField } from '../plain/textField.tsx';
import { type ComparedField, compareObjects, countDifferent, onlyDifferent } from './compareObjects.ts';

interface Cover {
  readonly name: string;
  readonly peril: string | null;
  readonly isLimited: boolean;
  readonly limit: number | null;
  readonly note: string;
  readonly states: readonly TextRow[];
}

const labels = { name: 'Name', peril: 'Peril', isLimited: 'Limited', limit: 'Limit', note: 'Note' };
const label = (name: keyof typeof labels) => ({ label: () => labels[name] });

const form = declareForm<Cover, Cover>({
  heading: () => 'Cover',
  fields: {
    name: textField<Cover, Cover>({ ...label('name'), maxLength: 100 }),
    peril: selectField<Cover, Cover>({
      ...label('peril'),
      choices: [
        { value: 'f', label: 'Fire' },
        { value: 'h', label: 'Hail' },
      ],
    }),
    isLimited: checkboxField<Cover, Cover>(label('isLimited')),
    limit: numberField<Cover, Cover>({
      ...{ ...label('limit'), min: 0, max: 9999 },
      isShown: ({ isLimited }) => isLimited,
    }),
    note: textField<Cover, Cover>({
      ...{ ...label('note'), maxLength: 100 },
      isLockedIn: ({ isLimited }) => !isLimited,
    }),
  },
  lists: { states: tagsField<Cover, Cover>({ label: () => 'States' }) },
  order: ['name', { heading: () => 'Terms', fields: [['peril', 'isLimited'], 'limit', 'note', 'states'] }],
  savedDraft: (doc) => doc,
});

const plain: Cover = {
  ...{ name: 'Base', peril: 'f', isLimited: false, limit: 5, note: '' },
  states: toTextRows(['IA', 'KS']),
};

const compare = (left: Partial<Cover>, right: Partial<Cover>) =>
  compareObjects(form, { ...plain, ...left }, { ...plain, ...right });

function fieldOf(name: string, left: Partial<Cover>, right: Partial<Cover>): ComparedField | undefined {
  return compare(left, right)
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name);
}

const textsOf = (side: ComparedField['left'] | undefined) => side?.values.map((value) => value.shown);

test('fields are in the order and under the headings of the form', () => {
  expect(
    compare({}, {}).map(({ heading, fields }) => [heading, ...fields.map((field) => field.label)]),
  ).toEqual([
    [null, 'Name'],
    ['Terms', 'Peril', 'Limited', 'Limit', 'Note', 'States'],
  ]);
});

test('only what differs is left, in the words of the form', () => {
  const groups = onlyDifferent(compare({}, { peril: 'h' }));
  expect(groups.map(({ heading, fields }) => [heading, fields.length])).toEqual([['Terms', 1]]);
  const [field] = groups[0]?.fields ?? [];
  expect([textsOf(field?.left), textsOf(field?.right)]).toEqual([['Fire'], ['Hail']]);
});

test('white space, the keys of rows and their order are no difference', () => {
  const other = { name: ' Base ', states: toTextRows(['KS', 'IA']) };
  expect(countDifferent(compare({}, other))).toBe(0);
});

test('of a list each side says what the other one does not have', () => {
  const field = fieldOf('states', {}, { states: toTextRows(['KS', 'MO', 'MO']) });
  const own = (side: ComparedField['left'] | undefined) =>
    side?.values.filter(({ isOnlyHere }) => isOnlyHere).map((value) => value.shown);
  expect(field?.isDifferent).toBe(true);
  expect([own(field?.left), own(field?.right)]).toEqual([['IA'], ['MO', 'MO']]);
});

test('lines with the same text have keys of their own', () => {
  const field = fieldOf('states', {}, { states: toTextRows(['MO', 'MO', 'MO']) });
  expect(new Set(field?.right.values.map(({ key }) => key)).size).toBe(3);
});

test('what is not shown has no value, and differs from what is', () => {
  const field = fieldOf('limit', {}, { isLimited: true });
  expect(field).toMatchObject({ isDifferent: true, left: { isShown: false, values: [] } });
  expect(textsOf(field?.right)).toEqual(['5']);
  expect(fieldOf('limit', { limit: 1 }, { limit: 2 })?.isDifferent).toBe(false);
});

test('a field that others lock is shown as without effect', () => {
  const field = fieldOf('note', { note: 'A' }, { note: 'A', isLimited: true });
  expect(field).toMatchObject({ left: { isIdle: true }, right: { isIdle: false }, isDifferent: false });
});

const covers: fc.Arbitrary<Cover> = fc.record({
  name: fc.constantFrom('', 'A', 'B '),
  peril: fc.constantFrom(null, 'f', 'h', 'gone'),
  isLimited: fc.boolean(),
  limit: fc.constantFrom(null, 0, 7),
  note: fc.constantFrom('', 'N'),
  states: fc.subarray(['IA', 'KS', 'MO']).map((texts) => toTextRows(texts)),
});

test('nothing differs from itself, and sides can be swapped', () => {
  fc.assert(
    fc.property(covers, covers, (left, right) => {
      expect(countDifferent(compareObjects(form, left, { ...left }))).toBe(0);
      const there = compareObjects(form, left, right);
      const back = compareObjects(form, right, left);
      const swapped = back.map((group) => ({
        ...group,
        fields: group.fields.map((field) => ({ ...field, left: field.right, right: field.left })),
      }));
      expect(swapped).toEqual(there);
      for (const { fields } of onlyDifferent(there))
        expect(fields.every((field) => field.isDifferent)).toBe(true);
    }),
  );
});
