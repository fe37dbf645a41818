import { describe, expect, it } from 'vitest';
import { normalizeDataItems } from './normalizeDataItems.ts';
import { addGroup, addItemBelow, setCell, setGroupName } from './operations.ts';
import { parseDataItems } from './parseDataItems.ts';
import { countingIds } from './testing/countingIds.ts';

const saved = parseDataItems(
  [
    { name: 'Frame', value: 'FR', grouping: 'A', ordering: 0, defaultPrecedence: 1 },
    { name: ' Steel', value: 'ST', grouping: 'A', ordering: 1 },
  ],
  { newId: countingIds() },
);
const groupId = saved.groups[0]?.id ?? '';

describe('normalizeDataItems', () => {
  it('takes an edit that was undone by hand for no change', () => {
    const edited = setCell(saved, 'id-1', 'label', 'Frames');
    expect(normalizeDataItems(edited)).not.toEqual(normalizeDataItems(saved));
    expect(normalizeDataItems(setCell(edited, 'id-1', 'label', 'Frame'))).toEqual(normalizeDataItems(saved));
  });

  it('takes what would be saved alike for no change', () => {
    expect(normalizeDataItems(setCell(saved, 'id-1', 'label', 'Frame '))).toEqual(normalizeDataItems(saved));
    expect(normalizeDataItems(setCell(saved, 'id-1', 'defaultPrecedence', '01'))).toEqual(
      normalizeDataItems(saved),
    );
    expect(normalizeDataItems(setGroupName(saved, groupId, ' A'))).toEqual(normalizeDataItems(saved));
    expect(normalizeDataItems(addGroup(saved).draft)).toEqual(normalizeDataItems(saved));
    expect(normalizeDataItems(addItemBelow(saved, 'id-1').draft)).toEqual(normalizeDataItems(saved));
  });

  it('sees white space that is taken away from a loaded text', () => {
    expect(normalizeDataItems(setCell(saved, 'id-2', 'label', 'Steel'))).not.toEqual(
      normalizeDataItems(saved),
    );
  });

  it('keeps what is not valid', () => {
    expect(normalizeDataItems(setCell(saved, 'id-1', 'defaultPrecedence', 'x'))[0]?.defaultPrecedence).toBe(
      'x',
    );
  });

  it('sees a group renamed', () => {
    expect(normalizeDataItems(setGroupName(saved, groupId, 'B')).map(({ group }) => group)).toEqual([
      'B',
      'B',
    ]);
  });

  it('gives the same objects for rows that did not change', () => {
    const [, second] = normalizeDataItems(saved);
    expect(normalizeDataItems(setCell(saved, 'id-1', 'label', 'Frames'))[1]).toBe(second);
  });
});
