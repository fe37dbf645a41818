import { describe, expect, it } from 'vitest';
import { fromDataItems } from './fromDataItems.ts';
import { normaliseDataItems } from './normaliseDataItems.ts';
import { addGroup, addItemBelow, setCell, setGroupName } from './operations.ts';
import { countingIds } from './testing/countingIds.ts';

const saved = fromDataItems(
  [
    { name: 'Frame', value: 'FR', grouping: 'A', ordering: 0, defaultPrecedence: 1 },
    { name: ' Steel', value: 'ST', grouping: 'A', ordering: 1 },
  ],
  { newId: countingIds() },
);
const groupId = saved.groups[0]?.id ?? '';

describe('normaliseDataItems', () => {
  it('takes an edit that was undone by hand for no change', () => {
    const edited = setCell(saved, 'id-1', 'label', 'Frames');
    expect(normaliseDataItems(edited)).not.toEqual(normaliseDataItems(saved));
    expect(normaliseDataItems(setCell(edited, 'id-1', 'label', 'Frame'))).toEqual(normaliseDataItems(saved));
  });

  it('takes what would be saved alike for no change', () => {
    expect(normaliseDataItems(setCell(saved, 'id-1', 'label', 'Frame '))).toEqual(normaliseDataItems(saved));
    expect(normaliseDataItems(setCell(saved, 'id-1', 'defaultPrecedence', '01'))).toEqual(
      normaliseDataItems(saved),
    );
    expect(normaliseDataItems(setGroupName(saved, groupId, ' A'))).toEqual(normaliseDataItems(saved));
    expect(normaliseDataItems(addGroup(saved).draft)).toEqual(normaliseDataItems(saved));
    expect(normaliseDataItems(addItemBelow(saved, 'id-1').draft)).toEqual(normaliseDataItems(saved));
  });

  it('sees white space that is taken away from a loaded text', () => {
    expect(normaliseDataItems(setCell(saved, 'id-2', 'label', 'Steel'))).not.toEqual(
      normaliseDataItems(saved),
    );
  });

  it('keeps what is not valid', () => {
    expect(normaliseDataItems(setCell(saved, 'id-1', 'defaultPrecedence', 'x'))[0]?.defaultPrecedence).toBe(
      'x',
    );
  });

  it('sees a group renamed', () => {
    expect(normaliseDataItems(setGroupName(saved, groupId, 'B')).map(({ group }) => group)).toEqual([
      'B',
      'B',
    ]);
  });

  it('gives the same objects for rows that did not change', () => {
    const [, second] = normaliseDataItems(saved);
    expect(normaliseDataItems(setCell(saved, 'id-1', 'label', 'Frames'))[1]).toBe(second);
  });
});
