import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRows, selectionsIn, setRow, shownRows } from './rows.ts';
import { maxRows } from './rules.ts';

const selection = { form: { name: 'form' }, fields: [{ name: 'field' }] };

describe('the field rows', () => {
  it('have a blank one at the end when the last is chosen', () => {
    expect(setRow(firstRows, 0, selection)).toEqual([
      { id: 0, value: selection },
      { id: 1, value: null },
    ]);
  });

  it('keep the row that was cleared in its place', () => {
    const two = setRow(setRow(firstRows, 0, selection), 1, selection);
    expect(setRow(two, 0, null)).toEqual([
      { id: 0, value: null },
      { id: 1, value: selection },
    ]);
  });

  it('always have one blank row, and never show more than may be chosen', () => {
    const step = fc.record({ at: fc.nat(9), isChosen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), fc.nat(maxRows), (steps, limit) => {
        let rows = firstRows;
        for (const { at, isChosen } of steps) {
          const row = rows[at % rows.length];
          if (row) rows = setRow(rows, row.id, isChosen ? selection : null);
        }
        expect(rows.filter(({ value }) => value === null)).toHaveLength(1);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const shown = shownRows(rows, limit);
        expect(shown.length).toBeLessThanOrEqual(Math.max(1, limit));
        expect(selectionsIn(shown).length).toBe(Math.min(limit, selectionsIn(rows).length));
      }),
    );
  });
});
