import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortRows } from './sortRows.ts';

interface Item {
  readonly at: number;
  readonly value: string | number | boolean | Date | null | undefined;
}

const makeItems = (values: readonly Item['value'][]): readonly Item[] =>
  values.map((value, at) => ({ at, value }));
const read = (item: Item) => item.value;
const sortValues = (values: readonly Item['value'][], direction: 'asc' | 'desc' = 'asc', locale = 'en') =>
  sortRows(makeItems(values), read, direction, locale).map((item) => item.value);

/** What the collator says, by the plainest stable sort there is. */
function sortPlainly(items: readonly Item[], direction: 'asc' | 'desc', locale: string): readonly Item[] {
  const collator = new Intl.Collator(locale);
  const sign = direction === 'asc' ? 1 : -1;
  return items.toSorted((a, b) => sign * collator.compare(String(a.value), String(b.value)));
}

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...'abABzZ09 _-é'), maxLength: 24 }),
  fc.constantFrom(
    '',
    'amber birch 0001',
    'Amber birch 0001',
    'amber birch 0002',
    'straße',
    'strasse',
    'Ñandú',
  ),
);
const direction = fc.constantFrom('asc' as const, 'desc' as const);

describe('sorting rows', () => {
  it.each(['en', 'de', 'sv', 'cs', 'da', 'lt', 'es'])(
    'orders texts as %s does, and keeps equal ones in their order',
    (locale) => {
      fc.assert(
        fc.property(fc.array(text, { maxLength: 60 }), direction, (values, way) => {
          const items = makeItems(values);
          expect(sortRows(items, read, way, locale)).toEqual(sortPlainly(items, way, locale));
        }),
      );
    },
  );

  it('orders numbers by size, whole or not, near or far apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.integer({ min: 0, max: 9 }))),
        direction,
        (values, way) => {
          const items = makeItems(values);
          const sign = way === 'asc' ? 1 : -1;
          const size = (item: Item) => Number(item.value);
          const expected = items.toSorted((a, b) => {
            if (size(a) === size(b)) return 0;
            return size(a) < size(b) ? -sign : sign;
          });
          expect(sortRows(items, read, way)).toEqual(expected);
        },
      ),
    );
  });

  it('orders dates and flags by size', () => {
    const late = new Date('2026-05-01');
    const early = new Date('2025-05-01');
    expect(sortValues([late, early])).toEqual([early, late]);
    expect(sortValues([true, false, true])).toEqual([false, true, true]);
  });

  it('puts rows without a value last in both directions, in their order', () => {
    expect(sortValues([null, 2, undefined, 1, Number.NaN])).toEqual([1, 2, null, undefined, Number.NaN]);
    expect(sortValues([null, 2, undefined, 1, Number.NaN], 'desc')).toEqual([
      2,
      1,
      null,
      undefined,
      Number.NaN,
    ]);
    expect(sortValues([null, 'b', 'a'])).toEqual(['a', 'b', null]);
  });

  it('takes numbers beside texts as texts', () => {
    expect(sortValues(['b', 10, 9, 'a'])).toEqual([10, 9, 'a', 'b']);
  });

  it('knows letters that are written with two characters', () => {
    expect(sortValues(['ch', 'ci', 'h', 'cz'], 'asc', 'cs')).toEqual(['ci', 'cz', 'h', 'ch']);
    expect(sortValues(['aa', 'az', 'z'], 'asc', 'da')).toEqual(['az', 'z', 'aa']);
  });

  it('distinguishes texts that differ late, and by case alone', () => {
    const long = 'a'.repeat(200);
    expect(sortValues([`${long}b`, `${long}a`, long])).toEqual([long, `${long}a`, `${long}b`]);
    expect(sortValues(['b', 'A', 'a', 'B'])).toEqual(['a', 'A', 'b', 'B']);
  });

  it('leaves the rows it was given as they are', () => {
    const items = makeItems(['b', 'a']);
    sortRows(items, read, 'desc');
    expect(items.map((item) => item.value)).toEqual(['b', 'a']);
  });
});
