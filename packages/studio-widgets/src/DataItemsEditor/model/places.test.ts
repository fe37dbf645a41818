import { describe, expect, it } from 'vitest';
import { isCaretAtEdge } from './caret.ts';
import { findNeighbour, findRowBesideName } from './neighbours.ts';
import { findNextError } from './nextError.ts';
import { draftOf } from './testing/draftOf.ts';
import { validateDataItems } from './validateDataItems.ts';

describe('findNextError', () => {
  const draft = draftOf(
    {
      name: 'A',
      rows: [
        ['a', '1'],
        ['a', ''],
        ['c', '1'],
      ],
    },
    { name: 'A', rows: [['', '4']] },
  );
  const validation = validateDataItems(draft);
  const places = [
    { groupId: 'g0', itemId: '0.1', column: 'label' },
    { groupId: 'g0', itemId: '0.1', column: 'value' },
    { groupId: 'g0', itemId: '0.2', column: 'value' },
    { groupId: 'g1' },
    { groupId: 'g1', itemId: '1.0', column: 'label' },
  ] as const;

  it('goes through all errors in display order and starts over', () => {
    expect(findNextError(draft, validation, undefined)).toEqual(places[0]);
    for (const [index, place] of places.entries()) {
      expect(findNextError(draft, validation, place)).toEqual(places[(index + 1) % places.length]);
    }
  });

  it('goes on from a place that is not in error', () => {
    expect(findNextError(draft, validation, { groupId: 'g0', itemId: '0.2', column: 'label' })).toEqual(
      places[2],
    );
    expect(findNextError(draft, validation, { groupId: 'gone' })).toEqual(places[0]);
  });

  it('keeps to a group when asked to', () => {
    expect(findNextError(draft, validation, places[4], 'g0')).toEqual(places[0]);
    expect(findNextError(draft, validation, places[0], 'g1')).toEqual(places[3]);
  });

  it('finds nothing in a valid draft', () => {
    const valid = draftOf({ rows: [['a', '1'], ['']] });
    expect(findNextError(valid, validateDataItems(valid), undefined)).toBeUndefined();
  });
});

describe('findNeighbour', () => {
  const draft = draftOf(
    { name: 'A', rows: [['a'], ['b']] },
    { name: 'B', rows: [] },
    { name: 'C', rows: [['c']] },
  );

  it('crosses groups, empty ones too', () => {
    expect(findNeighbour(draft, '0.0', 1)?.item.id).toBe('0.1');
    expect(findNeighbour(draft, '0.1', 1)).toMatchObject({ groupId: 'g2', item: { id: '2.0' } });
    expect(findNeighbour(draft, '2.0', -1)).toMatchObject({ groupId: 'g0', item: { id: '0.1' } });
  });

  it('ends at both ends', () => {
    expect(findNeighbour(draft, '0.0', -1)).toBeUndefined();
    expect(findNeighbour(draft, '2.0', 1)).toBeUndefined();
    expect(findNeighbour(draft, 'gone', 1)).toBeUndefined();
  });

  it('finds the rows above and below a group name', () => {
    expect(findRowBesideName(draft, 'g0', 1)?.item.id).toBe('0.0');
    expect(findRowBesideName(draft, 'g0', -1)).toBeUndefined();
    expect(findRowBesideName(draft, 'g1', 1)?.item.id).toBe('2.0');
    expect(findRowBesideName(draft, 'g2', -1)?.item.id).toBe('0.1');
  });
});

describe('isCaretAtEdge', () => {
  const caret = (selectionStart: number, selectionEnd = selectionStart) => ({
    selectionStart,
    selectionEnd,
    length: 5,
  });

  it('is at the right edge behind the last letter of text that reads left to right', () => {
    expect(isCaretAtEdge({ ...caret(5), isRightToLeft: false }, 1)).toBe(true);
    expect(isCaretAtEdge({ ...caret(0), isRightToLeft: false }, 1)).toBe(false);
    expect(isCaretAtEdge({ ...caret(0), isRightToLeft: false }, -1)).toBe(true);
  });

  it('is at the right edge before the first letter of text that reads right to left', () => {
    expect(isCaretAtEdge({ ...caret(0), isRightToLeft: true }, 1)).toBe(true);
    expect(isCaretAtEdge({ ...caret(5), isRightToLeft: true }, -1)).toBe(true);
    expect(isCaretAtEdge({ ...caret(5), isRightToLeft: true }, 1)).toBe(false);
  });

  it('is nowhere while text is selected', () => {
    expect(isCaretAtEdge({ ...caret(0, 5), isRightToLeft: false }, 1)).toBe(false);
  });
});
