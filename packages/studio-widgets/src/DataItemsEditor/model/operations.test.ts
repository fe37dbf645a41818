import { describe, expect, it } from 'vitest';
import { addGroup, addItemBelow, removeItem, setCell, setGroupName, settleRow } from './operations.ts';
import { countingIds } from './testing/countingIds.ts';
import { draftOf, rowsOf } from './testing/draftOf.ts';

describe('the blank trailing row', () => {
  const draft = draftOf({ rows: [['Frame', 'FR'], ['']] });

  it('is added once the last row is valid, not before', () => {
    const labelled = setCell(draft, '0.1', 'label', 'Masonry');
    expect(rowsOf(labelled)).toEqual([['Frame|FR', 'Masonry|']]);
    expect(rowsOf(setCell(labelled, '0.1', 'value', 'FR'))).toEqual([['Frame|FR', 'Masonry|FR']]);
    expect(rowsOf(setCell(labelled, '0.1', 'value', 'JM'))).toEqual([['Frame|FR', 'Masonry|JM', '|']]);
  });

  it('is added when an edit elsewhere makes the last row valid', () => {
    const colliding = draftOf(
      { name: 'A', rows: [['Frame', 'FR'], ['']] },
      { name: 'B', rows: [['Frame', 'X']] },
    );
    expect(rowsOf(setCell(colliding, '0.0', 'label', 'Timber'))[1]).toEqual(['Frame|X', '|']);
  });

  it('waits for a default priority to be right when those are shown', () => {
    const wrong = draftOf({ rows: [['Frame', 'FR', '0']] });
    expect(rowsOf(setCell(wrong, '0.0', 'label', 'F', { hasDefaultPrecedence: true }))).toEqual([['F|FR']]);
    expect(rowsOf(setCell(wrong, '0.0', 'label', 'F'))).toEqual([['F|FR', '|']]);
  });

  it('is added below an invalid last row when focus leaves that row', () => {
    const labelled = setCell(draft, '0.1', 'label', 'Masonry');
    expect(rowsOf(settleRow(labelled, '0.1'))).toEqual([['Frame|FR', 'Masonry|', '|']]);
  });

  it('is the cleared row itself when the last row is cleared', () => {
    const full = draftOf({ rows: [['Frame', 'FR'], ['M', ''], ['']] });
    const cleared = setCell(full, '0.1', 'label', '');
    expect(cleared.groups[0]?.items.map(({ id }) => id)).toEqual(['0.0', '0.1']);
  });

  it('stays when focus leaves it, without what its former content carried', () => {
    const used = draftOf({
      rows: [
        ['Frame', 'FR'],
        [' ', '', '4'],
      ],
    });
    expect(settleRow(used, '0.1').groups[0]?.items[1]).toEqual({
      id: '0.1',
      label: '',
      value: '',
      defaultPrecedence: '',
    });
    expect(settleRow(draft, '0.1')).toBe(draft);
  });
});

describe('settleRow', () => {
  it('drops an empty row that is not the trailing one', () => {
    expect(
      rowsOf(settleRow(draftOf({ rows: [['a', '1'], ['', ' ', '2'], ['b', '2'], ['']] }), '0.1')),
    ).toEqual([['a|1', 'b|2', '|']]);
  });

  it('keeps a row that holds anything', () => {
    const draft = draftOf({ rows: [['a', ''], ['']] });
    expect(settleRow(draft, '0.0')).toBe(draft);
  });
});

describe('setCell', () => {
  it('touches nothing but the row and its group', () => {
    const draft = draftOf(
      { name: 'A', rows: [['a', '1'], ['b', '2'], ['']] },
      { name: 'B', rows: [['c', '3'], ['']] },
    );
    const next = setCell(draft, '0.0', 'label', 'x');
    expect(next.groups[1]).toBe(draft.groups[1]);
    expect(next.groups[0]?.items[1]).toBe(draft.groups[0]?.items[1]);
    expect(next.groups[0]?.items[0]).toEqual({ ...draft.groups[0]?.items[0], label: 'x' });
  });

  it('is no change for the same text, or a row that is gone', () => {
    const draft = draftOf({ rows: [['a', '1'], ['']] });
    expect(setCell(draft, '0.0', 'label', 'a')).toBe(draft);
    expect(setCell(draft, 'gone', 'label', 'a')).toBe(draft);
  });
});

describe('groups', () => {
  it('are added at the end with one blank row', () => {
    const { draft, groupId } = addGroup(draftOf({ name: 'A', rows: [['a', '1'], ['']] }), {
      newId: countingIds(),
    });
    expect(draft.groups.at(-1)?.id).toBe(groupId);
    expect(rowsOf(draft)).toEqual([['a|1', '|'], ['|']]);
  });

  it('are renamed as typed', () => {
    const draft = draftOf({ name: 'A', rows: [] });
    expect(setGroupName(draft, 'g0', 'B ').groups[0]?.name).toBe('B ');
    expect(setGroupName(draft, 'g0', 'A')).toBe(draft);
    expect(setGroupName(draft, 'gone', 'A')).toBe(draft);
  });
});

describe('addItemBelow', () => {
  const draft = draftOf({ rows: [['a', '1'], ['b', '2'], ['']] });

  it('adds a blank row in between', () => {
    const { draft: next, itemId } = addItemBelow(draft, '0.0', { newId: countingIds() });
    expect(rowsOf(next)).toEqual([['a|1', '|', 'b|2', '|']]);
    expect(itemId).toBe('id-1');
  });

  it('answers with the trailing row below the last one', () => {
    expect(addItemBelow(draft, '0.1')).toEqual({ draft, itemId: '0.2' });
  });

  it('adds nothing below a blank row', () => {
    expect(addItemBelow(draft, '0.2')).toEqual({ draft, itemId: undefined });
    expect(addItemBelow(draft, 'gone')).toEqual({ draft, itemId: undefined });
  });

  it('adds a row below an invalid last row', () => {
    const invalid = draftOf({ rows: [['a', '']] });
    expect(rowsOf(addItemBelow(invalid, '0.0').draft)).toEqual([['a|', '|']]);
  });
});

describe('removeItem', () => {
  it('takes a row out and sees to the trailing row', () => {
    expect(
      rowsOf(
        removeItem(
          draftOf({
            rows: [
              ['a', '1'],
              ['b', ''],
            ],
          }),
          '0.1',
        ),
      ),
    ).toEqual([['a|1', '|']]);
  });
});
