import { describe, expect, it } from 'vitest';
import { defaultLabels } from '../labels.ts';
import type { DataItemColumn, DataItemsDraft } from '../types.ts';
import { describeCellError, nameGroup, summariseErrors } from './messages.ts';
import { countsToShow, errorsToShow } from './rowErrors.ts';
import { draftOf, type RowText } from './testing/draftOf.ts';
import { validateDataItems } from './validateDataItems.ts';

function message(draft: DataItemsDraft, groupId: string, itemId: string, column: DataItemColumn): string {
  const error = validateDataItems(draft, { hasDefaultPrecedence: true }).itemErrors.get(itemId)?.[column];
  if (error === undefined) throw new Error(`no error in ${itemId} ${column}`);
  return describeCellError(error, column, groupId, draft, defaultLabels('en-US'));
}

function summary(rows: readonly RowText[]): string {
  const draft = draftOf({ rows });
  const counts = validateDataItems(draft, { hasDefaultPrecedence: true }).groupCounts.get('g0');
  if (counts === undefined) throw new Error('no counts');
  return summariseErrors(counts, defaultLabels('en-US'));
}

describe('describeCellError', () => {
  it('names the row that holds the text already', () => {
    const draft = draftOf(
      {
        name: 'A',
        rows: [
          ['Frame', 'FR', '1'],
          ['Frame', 'FR', '1'],
          ['', 'X'],
        ],
      },
      { name: 'B', rows: [['Frame', 'X', '0']] },
    );
    expect(message(draft, 'g0', '0.1', 'value')).toBe('Also the value of Frame');
    expect(message(draft, 'g0', '0.1', 'defaultPrecedence')).toBe('Same as Frame');
    expect(message(draft, 'g0', '0.1', 'label')).toBe('Also the label of row 1');
    expect(message(draft, 'g1', '1.0', 'label')).toBe('Also the label of row 1, group A');
    expect(message(draft, 'g1', '1.0', 'value')).toBe('Also the value of row 3, group A');
    expect(message(draft, 'g1', '1.0', 'defaultPrecedence')).toBe('Whole number, 1 to 2,147,483,647');
  });

  it('cuts a long text, and never in the middle of a character', () => {
    const draft = draftOf({
      rows: [
        ['🙂'.repeat(60), 'FR'],
        ['b', 'FR'],
      ],
    });
    expect(message(draft, 'g0', '0.1', 'value')).toBe(`Also the value of ${'🙂'.repeat(39)}…`);
  });

  it('keeps a text that reads right to left apart from the sentence', () => {
    const draft = draftOf({
      rows: [
        ['שלום', 'FR'],
        ['b', 'FR'],
      ],
    });
    expect(message(draft, 'g0', '0.1', 'value')).toBe('Also the value of \u2068שלום\u2069');
  });
});

describe('nameGroup', () => {
  it('takes the name, or the number of a group without one', () => {
    const draft = draftOf({ name: ' A ', rows: [] }, { rows: [] });
    expect(nameGroup(draft, 0, defaultLabels('en-US'))).toBe('group A');
    expect(nameGroup(draft, 1, defaultLabels('en-US'))).toBe('group 2');
  });
});

describe('summariseErrors', () => {
  it.each<[string, RowText[]]>([
    ['', [['a', '1'], ['']]],
    ['1 missing label', [['', '1']]],
    ['2 missing values', [['a'], ['b']]],
    [
      '1 duplicate label',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    [
      '1 duplicate value',
      [
        ['a', '1'],
        ['b', '1'],
      ],
    ],
    ['1 error', [['a', '1', 'x']]],
    [
      '2 errors',
      [
        ['a', '1'],
        ['a', '1'],
      ],
    ],
  ])('says %j', (expected, rows) => {
    expect(summary(rows)).toBe(expected);
  });
});

describe('errors in the row in use', () => {
  const draft = draftOf({
    rows: [
      ['a', '1'],
      ['b', ''],
      ['a', ''],
    ],
  });
  const validation = validateDataItems(draft);
  const focus = { groupId: 'g0', itemId: '0.2', column: 'label', isFreshRow: true } as const;

  it('are not what a new row still lacks', () => {
    expect(errorsToShow(validation, '0.2', focus)).toEqual({
      label: { code: 'duplicate', otherItemId: '0.0' },
    });
    expect(errorsToShow(validation, '0.2', { ...focus, isFreshRow: false })).toEqual(
      validation.itemErrors.get('0.2'),
    );
    expect(errorsToShow(validation, '0.1', focus)).toEqual({ value: { code: 'required' } });
  });

  it('are counted as they are shown', () => {
    const counts = validation.groupCounts.get('g0');
    if (counts === undefined) throw new Error('no counts');
    expect(counts.missing.value).toBe(2);
    expect(countsToShow(counts, validation, focus, 'g0').missing).toEqual({ label: 0, value: 1 });
    expect(countsToShow(counts, validation, { ...focus, isFreshRow: false }, 'g0')).toEqual(counts);
    expect(countsToShow(counts, validation, focus, 'other')).toEqual(counts);
  });

  it('report a later row with the same text', () => {
    const first = { ...focus, itemId: '0.0', isFreshRow: false };
    expect(errorsToShow(validation, '0.0', first)).toEqual({
      label: { code: 'duplicate', otherItemId: '0.2' },
    });
    expect(errorsToShow(validation, '0.0', { ...first, column: 'value' })).toBeUndefined();
    expect(errorsToShow(validation, '0.0', undefined)).toBeUndefined();
  });
});
