import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../types.ts';
import { getGridTemplate, getNextSort, getVisibleColumns, getWidthStep, getWidthSteps } from './columns.ts';

const column = (key: string, rest: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  key,
  header: key,
  render: (row) => row,
  ...rest,
});

const columns = [
  column('name', { width: '2fr' }),
  column('description', { hideBelow: 900 }),
  column('date', { hideBelow: 600, width: '10rem' }),
  column('by', { hideBelow: 900 }),
];

describe('columns of a grid', () => {
  it('hides columns that a narrow grid has no room for', () => {
    const keys = (width: number | null) => getVisibleColumns(columns, width).map(({ key }) => key);
    expect(keys(900)).toEqual(['name', 'description', 'date', 'by']);
    expect(keys(899)).toEqual(['name', 'date']);
    expect(keys(0)).toEqual(['name']);
    expect(keys(null)).toHaveLength(4);
  });

  it('answers the same array when nothing is hidden', () => {
    expect(getVisibleColumns(columns, 1200)).toBe(columns);
  });

  it('changes only at the widths that the columns name', () => {
    const steps = getWidthSteps(columns);
    expect(steps).toEqual([600, 900]);
    expect([0, 599, 600, 750, 899, 900, 2000].map((width) => getWidthStep(steps, width))).toEqual([
      0, 0, 600, 600, 600, 900, 900,
    ]);
  });

  it('makes tracks that no content stretches', () => {
    expect(getGridTemplate(columns, '44px')).toBe(
      '44px minmax(0, 2fr) minmax(8rem, 1fr) 10rem minmax(8rem, 1fr)',
    );
  });

  it('sorts a new column ascending, and turns the sorted one round', () => {
    expect(getNextSort({ key: 'name', direction: 'asc' }, 'name')).toEqual({
      key: 'name',
      direction: 'desc',
    });
    expect(getNextSort({ key: 'name', direction: 'desc' }, 'name')).toEqual({
      key: 'name',
      direction: 'asc',
    });
    expect(getNextSort({ key: 'name', direction: 'desc' }, 'date')).toEqual({
      key: 'date',
      direction: 'asc',
    });
  });
});
