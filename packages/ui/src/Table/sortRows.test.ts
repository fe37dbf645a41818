import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './sortRows.ts';

interface Row {
  id: number;
  score: number;
}
const columns = [{ key: 'score', compare: (a: Row, b: Row) => a.score - b.score }, { key: 'name' }];

describe('nextSort', () => {
  it('starts ascending and turns round', () => {
    expect(nextSort(null, 'score')).toEqual({ key: 'score', direction: 'asc' });
    expect(nextSort({ key: 'score', direction: 'asc' }, 'score').direction).toBe('desc');
    expect(nextSort({ key: 'score', direction: 'desc' }, 'score').direction).toBe('asc');
    expect(nextSort({ key: 'name', direction: 'asc' }, 'score').direction).toBe('asc');
  });
});

describe('sortRows', () => {
  it('leaves alone what the caller sorts', () => {
    const rows: Row[] = [
      { id: 1, score: 9 },
      { id: 2, score: 3 },
    ];
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, { key: 'name', direction: 'asc' })).toBe(rows);
  });

  it('orders all rows, and keeps equal ones as they were', () => {
    const rowsOf = fc.array(fc.nat(5)).map((scores) => scores.map((score, id) => ({ id, score })));
    fc.assert(
      fc.property(rowsOf, fc.constantFrom('asc' as const, 'desc' as const), (rows, direction) => {
        const sorted = sortRows(rows, columns, { key: 'score', direction });
        expect(new Set(sorted)).toEqual(new Set(rows));
        for (const [index, row] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next) continue;
          const step = direction === 'asc' ? next.score - row.score : row.score - next.score;
          expect(step > 0 || (step === 0 && row.id < next.id)).toBe(true);
        }
      }),
    );
  });
});
