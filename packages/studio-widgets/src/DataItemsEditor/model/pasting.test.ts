import { describe, expect, it } from 'vitest';
import { defaultLabels } from '../labels.ts';
import type { DataItemColumn } from '../types.ts';
import { findPasteProblems } from './pasteProblems.ts';
import { cellsToCopy, planPaste } from './pasting.ts';
import { draftOf, rowsOf } from './testing/draftOf.ts';

const columns: readonly DataItemColumn[] = ['label', 'value'];
const draft = draftOf(
  { name: 'A', rows: [['a', '1'], ['b', '2'], ['']] },
  { name: 'B', rows: [['c', '3'], ['']] },
);

function paste(
  place: { itemId?: string; column?: DataItemColumn },
  cells: readonly (readonly string[])[],
  shown = columns,
) {
  const start = { groupId: 'g0', itemId: place.itemId, column: place.column ?? 'label' };
  const plan = planPaste(draft, start, cells, shown, { hasDefaultPrecedence: shown.length > 2 });
  if (plan === undefined) throw new Error('There is nothing to paste.');
  return plan;
}

describe('planPaste', () => {
  it('fills the rows from a cell on and adds what does not fit', () => {
    const plan = paste({ itemId: '0.1' }, [
      ['x', '8'],
      ['y', '9'],
      ['z', '10'],
    ]);
    expect(rowsOf(plan.draft)).toEqual([
      ['a|1', 'x|8', 'y|9', 'z|10', '|'],
      ['c|3', '|'],
    ]);
    expect(plan.addedCount).toBe(2);
    expect(plan.replacements).toEqual([
      { itemId: '0.1', rowNumber: 2, column: 'label', before: 'b', after: 'x' },
      { itemId: '0.1', rowNumber: 2, column: 'value', before: '2', after: '8' },
    ]);
    expect(plan.draft.groups[1]).toBe(draft.groups[1]);
  });

  it('replaces nothing in a blank row, or where the text is the same', () => {
    expect(paste({ itemId: '0.2' }, [['x', '8']]).replacements).toEqual([]);
    expect(
      paste({ itemId: '0.0' }, [
        ['a', '1'],
        ['b', '2'],
      ]).replacements,
    ).toEqual([]);
    expect(paste({}, [['x', '8']]).itemIds).toEqual(['0.2']);
  });

  it('fills a column from the middle', () => {
    const plan = paste({ itemId: '0.0', column: 'value' }, [['7', 'beyond'], ['8']]);
    expect(rowsOf(plan.draft)[0]).toEqual(['a|7', 'b|8', '|']);
    expect(plan.surplusColumns).toBe(1);
    expect(paste({}, [['x', '8', '3']], [...columns, 'defaultPrecedence']).surplusColumns).toBe(0);
  });

  it('counts the columns that hold something and have nowhere to go', () => {
    expect(
      paste({}, [
        ['x', '8', '', ''],
        ['y', '9', '', ' '],
      ]).surplusColumns,
    ).toBe(0);
    expect(
      paste({}, [
        ['x', '8', '', 'note'],
        ['y', '9', 'z'],
      ]).surplusColumns,
    ).toBe(2);
  });

  it('takes a first line that names the columns for headings, in their order, and for a row where it is alone', () => {
    const headings = defaultLabels('en-US').columns;
    const pasteNamed = (...cells: string[][]) =>
      planPaste(draft, { groupId: 'g0', column: 'label' }, cells, columns, {}, headings);
    const plan = pasteNamed(['Notes', 'value ', 'LABEL'], ['old', '8', 'x']);
    expect(plan && rowsOf(plan.draft)[0]).toEqual(['a|1', 'b|2', 'x|8', '|']);
    expect(plan).toMatchObject({ hasHeadings: true, surplusColumns: 1, addedCount: 1 });
    expect(pasteNamed(['Label', 'Value'])).toMatchObject({ hasHeadings: false, addedCount: 1 });
    expect(pasteNamed(['Label', 'x'], ['y', '8'])).toMatchObject({ hasHeadings: false, addedCount: 2 });
  });

  it('passes over blank lines, and adds no rows for them', () => {
    const plan = paste({ itemId: '0.1' }, [
      ['x', '8'],
      ['', ''],
      ['', ''],
      ['y', '9'],
    ]);
    expect(rowsOf(plan.draft)[0]).toEqual(['a|1', 'x|8', 'y|9', '|']);
  });

  it('names an emptied cell as replaced', () => {
    const [replacement] = paste({ itemId: '0.0' }, [['', '1']]).replacements;
    expect(replacement).toMatchObject({ before: 'a', after: '' });
  });

  it('names what would be wrong afterwards', () => {
    const plan = paste({ itemId: '0.2' }, [
      ['a', '9'],
      ['x', ''],
    ]);
    expect(findPasteProblems(plan, columns, defaultLabels('en-US'))).toEqual([
      { rowNumber: 3, column: 'label', text: 'Also the label of row 1' },
      { rowNumber: 4, column: 'value', text: 'Enter a value' },
    ]);
  });

  it('is nothing for a group that is gone, or for no cells', () => {
    expect(planPaste(draft, { groupId: 'gone', column: 'label' }, [['x']], columns)).toBeUndefined();
    expect(planPaste(draft, { groupId: 'g0', column: 'label' }, [], columns)).toBeUndefined();
  });

  it('takes 5,000 rows in a moment', () => {
    const cells = Array.from({ length: 5000 }, (_, index) => [`Label ${index}`, `${index + 100}`]);
    const started = performance.now();
    const plan = paste({ itemId: '0.0' }, cells);
    expect(plan.itemIds).toHaveLength(5000);
    expect(plan.replacements).toHaveLength(4);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('cellsToCopy', () => {
  it('gives the chosen rows in display order, without blank ones', () => {
    expect(cellsToCopy(draft, (groupId, itemId) => groupId === 'g1' || itemId === '0.0', columns)).toEqual([
      ['a', '1'],
      ['c', '3'],
    ]);
  });
});
