import { describe, expect, it } from 'vitest';
import { defaultPagesLabels } from '../gridPagesLabels.ts';
import { getPageToGoBackTo, noAnswer, settleWithError, settleWithPage } from './pageAnswer.ts';
import { getPageCount, getRowRange } from './pages.ts';

describe('pages of a server', () => {
  it('keeps the rows that were there when others do not come', () => {
    const first = settleWithPage('1', 25, { records: ['a', 'b'], totalRecords: 27 });
    const failed = settleWithError(first, '2', new Error('gone'));
    expect(failed).toMatchObject({
      settledId: '2',
      rows: ['a', 'b'],
      rowOffset: 25,
      totalRecords: 27,
      hasFailed: true,
    });
    expect(settleWithPage('3', 0, { records: [], totalRecords: 0 })).toMatchObject({
      hasFailed: false,
      error: null,
    });
    expect(settleWithError(noAnswer, '1', undefined).rows).toBeUndefined();
  });

  it('goes back to the last page of a list that has become shorter', () => {
    expect(getPageToGoBackTo(50, 25, { records: [], totalRecords: 30 })).toBe(2);
    expect(getPageToGoBackTo(50, 25, { records: ['a'], totalRecords: 51 })).toBeNull();
    expect(getPageToGoBackTo(50, 25, { records: [], totalRecords: 0 })).toBeNull();
    expect(getPageToGoBackTo(0, 25, { records: [], totalRecords: 3 })).toBeNull();
    expect(getPageToGoBackTo(25, 25, { records: [], totalRecords: 60 })).toBeNull();
  });

  it('counts as people do', () => {
    expect(getRowRange(25, 5)).toEqual({ start: 26, end: 30 });
    expect(getRowRange(0, 0)).toEqual({ start: 0, end: 0 });
    expect(getRowRange(2450, 0)).toEqual({ start: 0, end: 0 });
    expect(getPageCount(25, 51)).toBe(3);
    expect(getPageCount(25, 0)).toBe(1);
    expect(defaultPagesLabels('en-US').count(0, 0, 0, 'Data Sets')).toBe('Showing 0 to 0 of 0 Data Sets');
    expect(defaultPagesLabels('en-US').count(1, 25, 318, 'Data Sets')).toBe(
      'Showing 1 to 25 of 318 Data Sets',
    );
    expect(defaultPagesLabels('de-DE').count(1, 25, 31_800, 'Codes')).toBe('Showing 1 to 25 of 31.800 Codes');
  });
});
