import { expect, test } from 'vitest';
import type { ViewField, ViewSection } from '../types.ts';
import { countRows, drawnSections, withoutButtonRows } from './drawnSections.ts';

const section = (key: string, rows: number, repeatsAs?: string): ViewSection => ({
  ...{ key, label: key, rows: Array.from({ length: rows }, () => []) },
  ...(repeatsAs !== undefined && { repeatsAs }),
});
const sections = [section('a', 3), section('empty', 0), section('b', 2, 'items'), section('c', 5)];
const values = { items: [{}, {}] };

test.each<[rows: number, drawn: readonly (readonly [string, number])[]]>([
  [2, [['a', 2]]],
  [3, [['a', 3]]],
  [
    5,
    [
      ...([
        ['a', 3],
        ['empty', 0],
        ['b', 2],
      ] as const),
    ],
  ],
  [
    9,
    [
      ...([
        ['a', 3],
        ['empty', 0],
        ['b', 2],
        ['c', 1],
      ] as const),
    ],
  ],
  [
    13,
    [
      ...([
        ['a', 3],
        ['empty', 0],
        ['b', 2],
        ['c', 5],
      ] as const),
    ],
  ],
])('of %i rows these sections are drawn', (rows, drawn) => {
  const found = drawnSections(sections, values, rows);
  expect(found.map((each) => [each.section.key, each.rows])).toEqual(drawn);
});

test('as many rows as there are draw the whole form', () => {
  const whole = drawnSections(sections, values, countRows(sections, values));
  expect(whole.map(({ section: { key }, rows }) => [key, rows])).toEqual(
    sections.map(({ key, rows }) => [key, rows.length]),
  );
});

test('where a form is read, rows and sections with nothing but buttons are left out', () => {
  const field = (key: string, type: ViewField['type']): ViewField => ({ key, name: key, type, label: key });
  const [text, button, spacer] = [
    field('text', 'text'),
    field('find', 'functionButton'),
    field('gap', 'spacer'),
  ];
  const mixed: ViewSection = {
    ...{ key: 'mixed', label: 'Mixed' },
    rows: [[text, button], [button, spacer], [spacer]],
  };
  const only: ViewSection = { key: 'only', label: 'Only', rows: [[button]] };
  const rowsOf = (hidden: readonly string[]) =>
    withoutButtonRows([mixed, only, section('empty', 0)], new Set(hidden)).map(({ key, rows }) => [
      key,
      rows.map((row) => row.map((each) => each.key)),
    ]);
  expect(rowsOf([])).toEqual([
    ['mixed', [['text', 'find'], ['gap']]],
    ['empty', []],
  ]);
  expect(rowsOf(['text'])).toEqual([
    ['mixed', [['gap']]],
    ['empty', []],
  ]);
  expect(rowsOf(['find'])).toHaveLength(3);
});
