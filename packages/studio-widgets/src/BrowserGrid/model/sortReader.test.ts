import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../types.ts';
import { getSortReader } from './sortReader.ts';

interface Item {
  readonly name: string;
  readonly size?: number;
}

const item: Item = { name: 'Peril', size: 7 };
const column = (given: Partial<GridColumn<Item>>): GridColumn<Item> => ({
  key: 'name',
  header: 'Name',
  render: () => 'drawn',
  ...given,
});

describe('what a column sorts by', () => {
  it('is its value, else its text, else the property of its key, else what it draws', () => {
    const getText = () => 'text';
    expect(getSortReader(column({ getText, sortValue: () => 3 }))(item)).toBe(3);
    expect(getSortReader(column({ getText }))(item)).toBe('text');
    expect(getSortReader(column({}))(item)).toBe('Peril');
    expect(getSortReader(column({ key: 'size' }))(item)).toBe(7);
    expect(getSortReader(column({ key: 'other' }))(item)).toBe('drawn');
  });

  it('is nothing when the column draws no text', () => {
    expect(getSortReader(column({ key: 'other', render: () => null }))(item)).toBeNull();
  });
});
