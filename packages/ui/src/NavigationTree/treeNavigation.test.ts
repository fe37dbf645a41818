import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ancestorIds, moveInTree, tabStop, typedItem, visibleRows } from './treeNavigation.ts';
import type { NavigationTreeItem } from './types.ts';

const items: NavigationTreeItem[] = [
  { id: 'rules', label: 'Rules', href: '/rules' },
  {
    id: 'people',
    label: 'People',
    children: [
      { id: 'agencies', label: 'Agencies', href: '/agencies' },
      { id: 'carriers', label: 'Carriers', children: [{ id: 'mgas', label: 'MGAs', href: '/mgas' }] },
    ],
  },
  { id: 'rates', label: 'Rate status', href: '/rates' },
];
const idsOf = (expanded: string[]) => visibleRows(items, new Set(expanded)).map(({ item }) => item.id);
const move = (activeId: string, key: string, expanded: string[] = [], isRtl = false) =>
  moveInTree(visibleRows(items, new Set(expanded)), activeId, key, isRtl);

describe('visibleRows', () => {
  it('shows what is below expanded items only', () => {
    expect(idsOf([])).toEqual(['rules', 'people', 'rates']);
    expect(idsOf(['people'])).toEqual(['rules', 'people', 'agencies', 'carriers', 'rates']);
    expect(idsOf(['carriers'])).toEqual(['rules', 'people', 'rates']);
  });

  it('returns places', () => {
    const carriers = visibleRows(items, new Set(['people']))[3];
    expect(carriers).toMatchObject({ level: 2, position: 2, siblingCount: 2, parentId: 'people' });
  });
});

describe('moveInTree', () => {
  it('opens, enters, leaves and closes with the arrows along the line', () => {
    expect(move('people', 'ArrowRight')).toEqual({ expand: ['people'] });
    expect(move('people', 'ArrowRight', ['people'])).toEqual({ activeId: 'agencies' });
    expect(move('agencies', 'ArrowRight', ['people'])).toEqual({});
    expect(move('agencies', 'ArrowLeft', ['people'])).toEqual({ activeId: 'people' });
    expect(move('people', 'ArrowLeft', ['people'])).toEqual({ collapse: ['people'] });
    expect(move('rules', 'ArrowLeft')).toEqual({});
  });

  it('mirrors them from right to left', () => {
    expect(move('people', 'ArrowLeft', [], true)).toEqual({ expand: ['people'] });
    expect(move('people', 'ArrowRight', ['people'], true)).toEqual({ collapse: ['people'] });
  });

  it('opens all siblings with the star, and leaves other keys alone', () => {
    expect(move('agencies', '*', ['people'])).toEqual({ expand: ['carriers'] });
    expect(move('agencies', 'Enter', ['people'])).toBeUndefined();
    expect(move('nowhere', 'ArrowDown')).toBeUndefined();
  });
});

describe('typedItem', () => {
  const rows = visibleRows(items, new Set(['people']));

  it('goes on to the next of the letter, and round', () => {
    expect(typedItem(rows, 'rules', 'r')).toBe('rates');
    expect(typedItem(rows, 'rates', 'R')).toBe('rules');
    expect(typedItem(rows, 'rules', 'x')).toBeUndefined();
  });

  it('stays while more letters fit', () => {
    expect(typedItem(rows, 'rates', 'ra')).toBe('rates');
    expect(typedItem(rows, 'rates', 'ru')).toBe('rules');
  });
});

describe('tabStop', () => {
  it('is the last place, else the nearest one above the current place', () => {
    const closed = visibleRows(items, new Set());
    expect(tabStop(closed, 'rates', [])).toBe('rates');
    expect(tabStop(closed, 'agencies', ['people', 'agencies'])).toBe('people');
    expect(tabStop(closed, null, [])).toBe('rules');
    expect(tabStop([], null, [])).toBeUndefined();
  });
});

const tree = fc.letrec<{ items: NavigationTreeItem[]; item: NavigationTreeItem }>((tie) => ({
  items: fc.array(tie('item'), { maxLength: 4, depthIdentifier: 'tree' }),
  item: fc.record({
    id: fc.uuid(),
    label: fc.string(),
    children: fc.oneof({ depthIdentifier: 'tree', maxDepth: 4 }, fc.constant([]), tie('items')),
  }),
})).items;

const allOf = (given: readonly NavigationTreeItem[]): NavigationTreeItem[] =>
  given.flatMap((item) => [item, ...allOf(item.children ?? [])]);

describe('every tree', () => {
  it('shows an item exactly when all above it are expanded', () => {
    fc.assert(
      fc.property(tree, fc.func(fc.boolean()), (given, choose) => {
        const all = allOf(given);
        const expanded = new Set(all.filter(({ id }) => choose(id)).map(({ id }) => id));
        const shown = new Set(visibleRows(given, expanded).map(({ item }) => item.id));
        for (const { id } of all) {
          expect(shown.has(id)).toBe(ancestorIds(given, id).every((above) => expanded.has(above)));
        }
      }),
    );
  });

  it('is walked from end to end by the arrows, and never left', () => {
    fc.assert(
      fc.property(tree, fc.boolean(), (given, isRtl) => {
        const rows = visibleRows(given, new Set(allOf(given).map(({ id }) => id)));
        for (const [index, { item }] of rows.entries()) {
          const down = moveInTree(rows, item.id, 'ArrowDown', isRtl);
          expect(down).toEqual(index + 1 < rows.length ? { activeId: rows[index + 1]?.item.id } : {});
          if (down?.activeId) {
            expect(moveInTree(rows, down.activeId, 'ArrowUp', isRtl)).toEqual({ activeId: item.id });
          }
          const left = moveInTree(rows, item.id, isRtl ? 'ArrowRight' : 'ArrowLeft', isRtl);
          const targets = [left?.activeId, ...(left?.collapse ?? [])].filter((id) => id !== undefined);
          expect(targets.every((id) => rows.some((row) => row.item.id === id))).toBe(true);
        }
      }),
    );
  });
});
