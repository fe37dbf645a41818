import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataItem } from '../types.ts';
import { isBlankItem } from './isBlankItem.ts';
import { setCell, setGroupName } from './operations.ts';
import { parseDataItems } from './parseDataItems.ts';
import { serializeDataItems } from './serializeDataItems.ts';
import { countingIds } from './testing/countingIds.ts';
import { draftOf, rowsOf } from './testing/draftOf.ts';

const groupName = fc.constantFrom('', ' ', 'North', 'South', 'North ', 'East');

/** A stored list that a server could hold: groups in one piece, positions from 0 or 1, nothing blank. */
const storedItems: fc.Arbitrary<DataItem[]> = fc
  .record({
    first: fc.constantFrom(0, 1),
    groups: fc.uniqueArray(fc.record({ grouping: groupName, size: fc.integer({ min: 1, max: 6 }) }), {
      selector: ({ grouping }) => grouping,
      maxLength: 4,
    }),
    texts: fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), {
      minLength: 24,
      maxLength: 24,
    }),
    priorities: fc.array(fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }), {
      minLength: 24,
      maxLength: 24,
    }),
  })
  .map(({ first, groups, texts, priorities }) => {
    const items: DataItem[] = [];
    for (const { grouping, size } of groups) {
      for (let row = 0; row < size; row += 1) {
        const [label = '', value = ''] = texts[items.length] ?? [];
        const defaultPrecedence = priorities[items.length];
        items.push({
          name: label.trim() === '' ? `${label}x` : label,
          value,
          grouping,
          ordering: first + items.length,
          ...(defaultPrecedence === undefined ? {} : { defaultPrecedence }),
        });
      }
    }
    return items;
  });

const frame: DataItem = { name: 'Frame', value: 'FR', grouping: 'Combustible', ordering: 0 };
const steel: DataItem = { name: 'Steel', value: 'ST', grouping: 'Other', ordering: 1 };
const brick: DataItem = { name: 'Brick', value: 'BR', grouping: 'Combustible', ordering: 2 };

describe('parseDataItems', () => {
  it('puts groups in the order in which they first appear by ordering, each with a blank trailing row', () => {
    const draft = parseDataItems([brick, steel, frame]);
    expect(draft.groups.map(({ name }) => name)).toEqual(['Combustible', 'Other']);
    expect(rowsOf(draft)).toEqual([
      ['Frame|FR', 'Brick|BR', '|'],
      ['Steel|ST', '|'],
    ]);
  });

  it('gives an empty set one unnamed group', () => {
    expect(rowsOf(parseDataItems([]))).toEqual([['|']]);
    expect(rowsOf(parseDataItems([], { isReadOnly: true }))).toEqual([[]]);
  });

  it('leaves trailing rows out when read-only', () => {
    expect(rowsOf(parseDataItems([frame], { isReadOnly: true }))).toEqual([['Frame|FR']]);
  });

  it('adds a trailing row below a last row that is invalid, too', () => {
    expect(rowsOf(parseDataItems([frame, { ...frame, ordering: 1 }]))).toEqual([
      ['Frame|FR', 'Frame|FR', '|'],
    ]);
  });

  it('puts items without an ordering last and treats a missing grouping as unnamed', () => {
    const draft = parseDataItems([
      { name: 'a', value: '1' },
      { name: 'b', value: '2', ordering: 5, grouping: null },
    ]);
    expect(rowsOf(draft)).toEqual([['b|2', 'a|1', '|']]);
  });

  it('makes ids that differ', () => {
    const draft = parseDataItems([frame, steel], { newId: countingIds() });
    const ids = draft.groups.flatMap((group) => [group.id, ...group.items.map(({ id }) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('serializeDataItems', () => {
  it('counts ordering afresh across groups, from where the loaded set began', () => {
    const loaded = [
      { ...frame, ordering: 1 },
      { ...brick, ordering: 7 },
      { ...steel, ordering: 9 },
    ];
    expect(serializeDataItems(parseDataItems(loaded)).map(({ ordering }) => ordering)).toEqual([1, 2, 3]);
  });

  it('trims what was typed and keeps what was loaded', () => {
    let draft = parseDataItems([{ ...frame, name: ' Frame ', value: ' FR ' }], { newId: countingIds() });
    draft = setCell(draft, 'id-1', 'value', ' F R ');
    expect(serializeDataItems(draft)).toEqual([{ ...frame, name: ' Frame ', value: 'F R' }]);
  });

  it('trims a group name that was typed and keeps one that was loaded', () => {
    const draft = parseDataItems([{ ...frame, grouping: ' A ' }], { newId: countingIds() });
    const groupId = draft.groups[0]?.id ?? '';
    expect(serializeDataItems(draft)[0]?.grouping).toBe(' A ');
    expect(serializeDataItems(setGroupName(draft, groupId, '  B '))[0]?.grouping).toBe('B');
  });

  it('drops blank rows and groups without items', () => {
    expect(
      serializeDataItems(
        draftOf({ name: 'Empty', rows: [['', ' ', '3']] }, { name: 'A', rows: [[''], ['x', 'y']] }),
      ),
    ).toEqual([{ name: 'x', value: 'y', grouping: 'A', ordering: 0 }]);
  });

  it('carries fields it does not know, and null where null was loaded', () => {
    const criteria = [{ productName: 'Property' }];
    const loaded = [{ ...frame, grouping: null, defaultPrecedence: null, criteria }];
    const [saved] = serializeDataItems(parseDataItems(loaded));
    expect(saved).toEqual(loaded[0]);
    expect(saved?.criteria).toBe(criteria);
  });

  it('saves a default priority as a number, and none as no field', () => {
    let draft = parseDataItems([{ ...frame, defaultPrecedence: 3 }, steel], { newId: countingIds() });
    draft = setCell(draft, 'id-1', 'defaultPrecedence', '');
    draft = setCell(draft, 'id-2', 'defaultPrecedence', ' 2');
    expect(serializeDataItems(draft)).toEqual([frame, { ...steel, defaultPrecedence: 2 }]);
  });

  it('gives back an unedited set as it was loaded', () => {
    fc.assert(
      fc.property(storedItems, (items) => {
        expect(serializeDataItems(parseDataItems(items))).toEqual(
          items.filter((item) => !isBlankItem({ ...item, label: item.name })),
        );
      }),
      { numRuns: 500 },
    );
  });
});
