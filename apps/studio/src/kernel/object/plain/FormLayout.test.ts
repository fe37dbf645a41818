import { expect, test } from 'vitest';
import { headingOf, namesIn, tabOf, toLayout } from './FormLayout.ts';

const names = ['name', 'status', 'days', 'rate', 'note'] as const;
const group = { heading: () => 'Limits', fields: [['days', 'rate']] } as const;

test('without a declared order all are below one another', () => {
  const [tab] = toLayout(names, {}).tabs;
  expect(tab?.groups.map(({ rows }) => rows)).toEqual([[['name'], ['status'], ['days'], ['rate'], ['note']]]);
});

test('what is between groups has no heading', () => {
  const layout = toLayout(names, { order: [['name', 'status'], group, 'note'] });
  const found = layout.tabs[0]?.groups.map(({ heading, rows }) => [heading(), rows]);
  expect(found).toEqual([
    [null, [['name', 'status']]],
    ['Limits', [['days', 'rate']]],
    [null, [['note']]],
  ]);
  expect([headingOf(layout, 'rate'), headingOf(layout, 'note')]).toEqual(['Limits', null]);
});

test('a sentence about a row is kept by the field that begins it', () => {
  const noted = { ...group, notes: { days: (draft: { readonly days: number }) => `${draft.days} days` } };
  const [first, second] =
    toLayout(names, { order: [['name', 'status'], noted, 'note'] }).tabs[0]?.groups ?? [];
  expect([first?.notes, second?.notes]).toEqual([{}, noted.notes]);
});

test('a field is found on its tab', () => {
  const tabs = [
    { id: 'properties', label: () => 'Properties', order: ['name', 'status', group] },
    { id: 'rule', label: () => 'Rule', order: ['note'] },
  ] as const;
  const layout = toLayout(names, { tabs });
  expect(['rate', 'note', 'gone'].map((name) => tabOf(layout, name))).toEqual(['properties', 'rule', null]);
  expect(layout.tabs.map(namesIn)).toEqual([['name', 'status', 'days', 'rate'], ['note']]);
  expect(headingOf(layout, 'note')).toBe('Rule');
});

test('a field without a place, or with two, is an error of the declaration', () => {
  expect(() => toLayout(names, { order: ['name', group] })).toThrow('Not once in the form: status, note.');
  expect(() => toLayout(['name'], { order: ['name', 'name'] })).toThrow('name');
});
