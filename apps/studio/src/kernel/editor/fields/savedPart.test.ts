import { expect, test } from 'vitest';
import type { FieldDefinitions, ListDefinitions } from './FieldDefinitions.ts';
import { savedPart } from './savedPart.ts';

interface Draft {
  readonly kind: string;
  readonly server: string;
  readonly note: string;
  readonly steps: readonly { readonly key: string; readonly role: string; readonly days: number }[];
}

const fields: FieldDefinitions<Draft> = {
  kind: { label: 'Kind', linkedFields: ['server'] },
  server: { label: 'Server', isShown: ({ kind }) => kind === 'mail' },
  note: { label: 'Note', isShown: ({ kind }) => kind === 'mail' },
};
const lists: ListDefinitions<Draft> = {
  steps: {
    name: ({ role }) => `Step ${role ?? ''}`,
    fields: { role: { label: 'Role' }, days: { label: 'Days', isShown: ({ role }) => role !== '' } },
    blank: (key) => ({ key, role: '', days: 1 }),
  },
};
const saved: Draft = {
  kind: 'post',
  server: 'mx',
  note: 'Old',
  steps: [{ key: 'a', role: 'Agent', days: 2 }],
};
const part = (draft: Draft) => savedPart({ fields, lists }, draft, saved);

test('a field that is not shown is saved as it was, and one that is shown as it is', () => {
  expect(part({ ...saved, note: 'New', server: 'other' })).toEqual(saved);
  const shown = { ...saved, kind: 'mail', note: 'New' };
  expect(part(shown)).toEqual(shown);
});

test('a field that is kept while it is hidden is saved as it is', () => {
  const kept = { ...fields, note: { ...fields.note, isKeptHidden: true } };
  const draft = { ...saved, note: 'New', server: 'other' };
  expect(savedPart({ fields: kept, lists }, draft, saved)).toEqual({ ...saved, note: 'New' });
});

test('what was chosen along with another field is saved, shown or not', () => {
  expect(part({ ...saved, kind: 'fax', server: '', note: 'New' })).toEqual({
    ...saved,
    kind: 'fax',
    server: '',
  });
});

test('blank rows are not saved', () => {
  const blank = { key: 'b', role: '', days: 1 };
  expect(part({ ...saved, steps: [blank, ...saved.steps, blank] }).steps).toEqual(saved.steps);
});

test('what a row holds besides its fields is that of the saved version', () => {
  const withId = (key: string, days: number, id: number) => ({ key, role: 'Agent', days, id });
  const before = { ...saved, steps: [withId('a', 2, 7)] };
  const steps = [withId('a', 5, -1), withId('new', 5, -2)];
  expect(savedPart({ fields, lists }, { ...saved, steps }, before).steps).toEqual([
    withId('a', 5, 7),
    withId('new', 5, -2),
  ]);
});

test('a field of a row that is not shown is saved as it was in that row', () => {
  const hides: ListDefinitions<Draft>['steps'] = {
    ...lists.steps,
    fields: { role: { label: 'Role' }, days: { label: 'Days', isShown: ({ role }) => role !== 'Clerk' } },
  };
  const steps = [
    { key: 'a', role: 'Clerk', days: 9 },
    { key: 'new', role: 'Clerk', days: 9 },
  ];
  const part = savedPart({ fields, lists: { steps: hides } }, { ...saved, steps }, saved);
  expect(part.steps.map(({ days }) => days)).toEqual([2, 9]);
});
