import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearSelection,
  selectAllOnFilter,
  setRowsSelected,
  toggleRow,
} from '../../BrowserGrid/model/selection.ts';
import { changeFilter, type PickedRows, pickNothing, pickRows, toChoice } from './pickedRows.ts';

interface Row {
  readonly id: string;
}

const row = (id: string): Row => ({ id });
const getId = ({ id }: Row) => id;
const about = { action: 'select', context: 7, filterUri: '/producer?state=TX', total: 318 };
const select = (before: PickedRows<Row>, ids: string[], page: Row[]) =>
  pickRows(before, setRowsSelected(before.selection, ids, true), page, getId);

describe('picked rows', () => {
  it('are given back from every page, in the order of being picked', () => {
    const first = select(pickNothing(), ['b'], [row('a'), row('b')]);
    const both = select(first, ['d', 'c'], [row('c'), row('d')]);
    expect(toChoice(both, about)).toEqual({
      mode: 'items',
      items: [row('b'), row('d'), row('c')],
      action: 'select',
      context: 7,
      count: 3,
    });
  });

  it('are everything on the filter, except some', () => {
    const all = toggleRow(selectAllOnFilter(), 'b');
    expect(toChoice(pickRows(pickNothing<Row>(), all, [row('b')], getId), about)).toEqual({
      mode: 'all',
      excludedIds: ['b'],
      filterUri: '/producer?state=TX',
      action: 'select',
      context: 7,
      count: 317,
    });
  });

  it('are none at first', () => {
    expect(toChoice(pickNothing(), { ...about, action: 'noMatch' })).toMatchObject({
      action: 'noMatch',
      count: 0,
      items: [],
    });
  });

  it('do not name a row that was not loaded', () => {
    const picked = pickRows(
      pickNothing<Row>(),
      setRowsSelected(clearSelection(), ['x'], true),
      [row('a')],
      getId,
    );
    expect(toChoice(picked, about)).toMatchObject({ items: [], count: 0 });
  });

  it('outlive another filter one by one, not as everything', () => {
    const some = select(pickNothing(), ['a'], [row('a')]);
    expect(changeFilter(some)).toBe(some);
    expect(changeFilter(pickRows(some, selectAllOnFilter(), [], getId)).selection).toEqual(clearSelection());
  });

  it('are always as many as are counted', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const step = fc.record({ page: fc.subarray(ids), toggled: fc.constantFrom(...ids), isAll: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let picked: PickedRows<Row> = pickNothing();
        for (const { page, toggled, isAll } of steps) {
          const next = isAll ? selectAllOnFilter() : toggleRow(picked.selection, toggled);
          picked = pickRows(picked, next, page.map(row), getId);
          const choice = toChoice(picked, { ...about, total: ids.length });
          if (choice.mode === 'all') expect(choice.count).toBe(ids.length - choice.excludedIds.length);
          else expect(choice.items).toHaveLength(choice.count);
        }
      }),
    );
  });
});
