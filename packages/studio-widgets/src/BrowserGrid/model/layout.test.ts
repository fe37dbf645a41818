import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridLayout } from '../types.ts';
import {
  arrangeColumns,
  moveColumn,
  orderColumns,
  plainLayout,
  resizeColumn,
  setColumnShown,
  setDensity,
} from './layout.ts';

const columns = [
  { key: 'name', width: '1fr' },
  { key: 'type', minWidth: 100 },
  { key: 'owner', isHideable: false },
  { key: 'date' },
];
const keys = (list: readonly { key: string }[]) => list.map((column) => column.key);
const arranged = (layout: Partial<GridLayout>) => arrangeColumns(columns, { ...plainLayout, ...layout });

describe('the layout of columns', () => {
  it('gives the same columns back when nothing is arranged', () => {
    expect(arrangeColumns(columns, plainLayout)).toBe(columns);
    expect(arranged({ hidden: ['gone'], widths: { gone: 90 }, density: 'compact' })).toBe(columns);
  });

  it('orders, hides and sizes', () => {
    const result = arranged({ order: ['date', 'name'], hidden: ['type'], widths: { date: 120.4 } });
    expect(keys(result)).toEqual(['date', 'name', 'owner']);
    expect(result[0]?.width).toBe('120px');
    expect(result[1]?.width).toBe('1fr');
  });

  it('keeps a column that is new after the one it was given after', () => {
    expect(keys(orderColumns(columns, { ...plainLayout, order: ['date', 'name', 'owner'] }))).toEqual([
      'date',
      'name',
      'type',
      'owner',
    ]);
  });

  it('shows the column that names the row, and one that cannot be hidden, whatever is asked', () => {
    expect(keys(arranged({ hidden: ['name', 'owner', 'date'] }))).toEqual(['name', 'type', 'owner']);
  });

  it('shows the column that is declared to name the row, in place of the first', () => {
    const named = [{ key: 'type' }, { key: 'name', isRowName: true }];
    const hidden = arrangeColumns(named, { ...plainLayout, hidden: ['type', 'name'] });
    expect(keys(hidden)).toEqual(['name']);
  });

  it('moves a column to the place of another, and back', () => {
    const there = moveColumn(columns, plainLayout, 'name', 'owner');
    expect(keys(arrangeColumns(columns, there))).toEqual(['type', 'owner', 'name', 'date']);
    const back = moveColumn(columns, there, 'name', 'type');
    expect(keys(arrangeColumns(columns, back))).toEqual(keys(columns));
    expect(moveColumn(columns, there, 'name', 'gone')).toBe(there);
  });

  it('keeps widths within their limits', () => {
    expect(resizeColumn(plainLayout, { key: 'type', minWidth: 100 }, 20).widths).toEqual({ type: 100 });
    expect(resizeColumn(plainLayout, { key: 'date' }, 20).widths).toEqual({ date: 64 });
    expect(resizeColumn(plainLayout, { key: 'date' }, 9999).widths).toEqual({ date: 2000 });
    const sized = resizeColumn(plainLayout, { key: 'date' }, 80);
    expect(resizeColumn(sized, { key: 'date' }, 80)).toBe(sized);
  });

  it('hides and shows, and answers the same layout when that changes nothing', () => {
    const hidden = setColumnShown(plainLayout, 'type', false);
    expect(hidden.hidden).toEqual(['type']);
    expect(setColumnShown(hidden, 'type', false)).toBe(hidden);
    expect(setColumnShown(hidden, 'type', true)).toEqual(plainLayout);
    expect(setDensity(plainLayout, 'comfortable')).toBe(plainLayout);
  });

  it('never loses, doubles or invents a column, and survives being kept as JSON', () => {
    const key = fc.constantFrom('name', 'type', 'owner', 'date', 'gone');
    const step = fc.oneof(
      fc.tuple(key, key).map(
        ([a, b]) =>
          (layout: GridLayout) =>
            moveColumn(columns, layout, a, b),
      ),
      fc.tuple(key, fc.boolean()).map(
        ([a, b]) =>
          (layout: GridLayout) =>
            setColumnShown(layout, a, b),
      ),
      fc.tuple(key, fc.integer()).map(
        ([a, b]) =>
          (layout: GridLayout) =>
            resizeColumn(layout, { key: a }, b),
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const layout = steps.reduce((now, act) => act(now), plainLayout);
        expect(keys(orderColumns(columns, layout)).toSorted()).toEqual(keys(columns).toSorted());
        expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
        const shown = keys(arrangeColumns(columns, layout));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toEqual(expect.arrayContaining(['name', 'owner']));
      }),
    );
  });
});
