import { describe, expect, it } from 'vitest';
import { countRemoved, handleAfterRemoval, removeSelected } from './removing.ts';
import { countingIds } from './testing/countingIds.ts';
import { draftOf, rowsOf } from './testing/draftOf.ts';

const draft = draftOf(
  { name: 'A', rows: [['a', '1'], ['b', '2'], ['c', '3'], ['']] },
  { name: 'B', rows: [['d', '4'], ['']] },
);
const rows = (...ids: string[]) => ({ itemIds: new Set(ids), groupIds: new Set<string>() });
const groups = (...ids: string[]) => ({ itemIds: new Set<string>(), groupIds: new Set(ids) });

describe('removeSelected', () => {
  it('takes out rows and groups together', () => {
    expect(
      rowsOf(removeSelected(draft, { itemIds: new Set(['0.0', '0.2']), groupIds: new Set(['g1']) })),
    ).toEqual([['b|2', '|']]);
  });

  it('leaves an unnamed group when all are taken out', () => {
    const next = removeSelected(draft, groups('g0', 'g1'), { newId: countingIds() });
    expect(next.groups.map(({ name }) => name)).toEqual(['']);
    expect(rowsOf(next)).toEqual([['|']]);
  });

  it('is the same draft when nothing is there to take out', () => {
    expect(removeSelected(draft, rows('gone'))).toBe(draft);
  });

  it('counts the rows of removed groups', () => {
    expect(countRemoved(draft, { itemIds: new Set(['0.0', '1.0']), groupIds: new Set(['g1']) })).toBe(2);
  });
});

describe('focus after a removal', () => {
  const landing = (selection: ReturnType<typeof rows>, kind: 'item' | 'group' = 'item') =>
    handleAfterRemoval(draft, selection, kind);

  it('goes to the row behind, within the group', () => {
    expect(landing(rows('0.0', '0.1'))).toEqual({ kind: 'item', groupId: 'g0', itemId: '0.2' });
    expect(landing(rows('0.0', '0.2'))).toEqual({ kind: 'item', groupId: 'g0', itemId: '0.1' });
  });

  it('goes to the row before at the end of a group, and to another group when none is left', () => {
    expect(landing(rows('0.2'))).toEqual({ kind: 'item', groupId: 'g0', itemId: '0.1' });
    expect(landing(rows('0.0', '0.1', '0.2'))).toEqual({ kind: 'item', groupId: 'g1', itemId: '1.0' });
    expect(landing(rows('1.0'))).toEqual({ kind: 'item', groupId: 'g0', itemId: '0.2' });
    expect(landing(rows('0.0', '0.1', '0.2', '1.0'))).toBeUndefined();
  });

  it('goes from group to group', () => {
    expect(landing(groups('g0'), 'group')).toEqual({ kind: 'group', groupId: 'g1' });
    expect(landing(groups('g1'), 'group')).toEqual({ kind: 'group', groupId: 'g0' });
    expect(landing(groups('g0', 'g1'), 'group')).toBeUndefined();
  });
});
