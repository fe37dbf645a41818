import { describe, expect, it } from 'vitest';
import {
  emptySelection,
  firstSelected,
  type Handle,
  keepExisting,
  selectAll,
  selectOnly,
  selectRange,
  toggleHandle,
} from './selection.ts';
import { draftOf } from './testing/draftOf.ts';

const draft = draftOf(
  { name: 'A', rows: [['a', '1'], ['b', '2'], ['']] },
  { name: 'B', rows: [['c', '3'], ['']] },
  { name: 'C', rows: [['d', '4'], ['e', '5'], ['']] },
);

const row = (itemId: string): Handle => ({ kind: 'item', groupId: `g${itemId[0]}`, itemId });
const group = (groupId: string): Handle => ({ kind: 'group', groupId });

describe('selectRange', () => {
  it('takes the rows between two, across groups and without blank rows, whichever comes first', () => {
    const ids = ['0.1', '1.0', '2.0'];
    expect([...selectRange(draft, row('0.1'), row('2.0')).itemIds]).toEqual(ids);
    expect([...selectRange(draft, row('2.0'), row('0.1')).itemIds]).toEqual(ids);
  });

  it('takes groups when both ends are groups', () => {
    const { groupIds, itemIds } = selectRange(draft, group('g2'), group('g1'));
    expect([...groupIds]).toEqual(['g1', 'g2']);
    expect(itemIds.size).toBe(0);
  });

  it('takes rows when one end is a group, as no group is wholly in the range', () => {
    const { groupIds, itemIds } = selectRange(draft, group('g1'), row('2.0'));
    expect([...itemIds]).toEqual(['1.0', '2.0']);
    expect(groupIds.size).toBe(0);
  });

  it('is the second alone when the first is gone', () => {
    expect(selectRange(draft, row('0.9'), row('1.0'))).toEqual(selectOnly(row('1.0')));
  });
});

describe('toggleHandle', () => {
  it('adds rows and groups beside each other, and takes them out again', () => {
    const both = toggleHandle(selectOnly(row('0.0')), group('g1'));
    expect(both).toEqual({ itemIds: new Set(['0.0']), groupIds: new Set(['g1']) });
    expect(toggleHandle(both, row('0.0')).itemIds.size).toBe(0);
  });
});

describe('selectAll', () => {
  it('takes every row that is not blank, or every group', () => {
    expect([...selectAll(draft, 'item').itemIds]).toEqual(['0.0', '0.1', '1.0', '2.0', '2.1']);
    expect([...selectAll(draft, 'group').groupIds]).toEqual(['g0', 'g1', 'g2']);
  });
});

describe('keepExisting', () => {
  it('forgets what is gone, and is the same selection when nothing is', () => {
    const selection = { itemIds: new Set(['0.0', 'gone']), groupIds: new Set(['g1', 'gone']) };
    expect(keepExisting(draft, selection)).toEqual({
      itemIds: new Set(['0.0']),
      groupIds: new Set(['g1']),
    });
    const present = selectOnly(row('0.0'));
    expect(keepExisting(draft, present)).toBe(present);
    expect(keepExisting(draft, emptySelection)).toBe(emptySelection);
  });
});

describe('firstSelected', () => {
  it('is the first row in display order, else the first group', () => {
    expect(firstSelected(draft, { itemIds: new Set(['2.0', '0.1']), groupIds: new Set(['g0']) })).toEqual(
      row('0.1'),
    );
    expect(firstSelected(draft, { itemIds: new Set(), groupIds: new Set(['g2', 'g1']) })).toEqual(
      group('g1'),
    );
    expect(firstSelected(draft, emptySelection)).toBeUndefined();
  });
});
