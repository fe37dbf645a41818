import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridSelection } from '../types.ts';
import { extendRange, startRange } from './range.ts';
import { clearSelection, isRowSelected, toggleRow } from './selection.ts';

const page = Array.from({ length: 12 }, (_, index) => `row ${index}`);
const selected = (selection: GridSelection) => page.filter((id) => isRowSelected(selection, id));

describe('a range of rows', () => {
  it('grows from its anchor and shrinks again', () => {
    const start = startRange('row 2', toggleRow(clearSelection(), 'row 2'));
    const grown = extendRange(start, start.result, page, 'row 2', 'row 5');
    expect(selected(grown.result)).toEqual(['row 2', 'row 3', 'row 4', 'row 5']);
    const shrunk = extendRange(grown, grown.result, page, 'row 5', 'row 3');
    expect(selected(shrunk.result)).toEqual(['row 2', 'row 3']);
    const turned = extendRange(shrunk, shrunk.result, page, 'row 3', 'row 1');
    expect(selected(turned.result)).toEqual(['row 1', 'row 2']);
  });

  it('deselects a range from an anchor that was deselected', () => {
    const before: GridSelection = { mode: 'all', excludedIds: new Set(['row 1']) };
    const next = extendRange(startRange('row 1', before), before, page, 'row 1', 'row 3');
    expect(next.result).toEqual({ mode: 'all', excludedIds: new Set(['row 1', 'row 2', 'row 3']) });
  });

  it('starts at the row it comes from when there is no anchor on the page', () => {
    expect(selected(extendRange(null, clearSelection(), page, 'row 4', 'row 5').result)).toEqual([
      'row 4',
      'row 5',
    ]);
    const elsewhere = startRange('another page', clearSelection());
    expect(selected(extendRange(elsewhere, clearSelection(), page, 'row 4', 'row 4').result)).toEqual([
      'row 4',
    ]);
  });

  it('keeps what was selected meanwhile by other means', () => {
    const start = startRange('row 2', toggleRow(clearSelection(), 'row 2'));
    const meanwhile = toggleRow(start.result, 'row 9');
    const next = extendRange(start, meanwhile, page, 'row 2', 'row 3');
    expect(selected(next.result)).toEqual(['row 2', 'row 3', 'row 9']);
  });

  it('depends on its two ends alone, whatever way was taken between them', () => {
    const index = fc.integer({ min: 0, max: page.length - 1 });
    fc.assert(
      fc.property(fc.subarray(page), index, fc.array(index, { minLength: 1 }), (ids, anchorAt, path) => {
        const anchorId = page[anchorAt] ?? '';
        const base: GridSelection = { mode: 'ids', ids: new Set([...ids, anchorId]) };
        const start = startRange(anchorId, base);
        const walked = path.reduce(
          (range, to) => extendRange(range, range.result, page, anchorId, page[to] ?? ''),
          start,
        );
        const direct = extendRange(start, base, page, anchorId, page[path.at(-1) ?? 0] ?? '');
        expect(selected(walked.result)).toEqual(selected(direct.result));
      }),
    );
  });
});
