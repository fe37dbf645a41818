import fc from 'fast-check';
import { toDayText } from '../../../../../kernel/object/plain/days.ts';
import { blankValues, type RateRow } from '../RateRow.ts';

/** The first day of the rows that are made. */
export const start: number = Date.UTC(2026, 0, 1);
/** Milliseconds. */
export const oneDay = 86_400_000;

/** A row of a location and product that holds for some days, counted from `start`. */
export function rowOf(key: string, state: string, product: string, first: number, last: number): RateRow {
  return {
    ...blankValues,
    ...{ key, origin: { id: -100 }, state, productTemplateShortName: product, status: 2 },
    effectiveDateRangeBegin: toDayText(start + first * oneDay),
    effectiveDateRangeEnd: toDayText(start + last * oneDay),
  };
}

/** Rows of few places within thirty days. */
export const someRows: fc.Arbitrary<readonly RateRow[]> = fc
  .array(fc.tuple(fc.constantFrom('CA', 'NY'), fc.constantFrom('BOP', 'WC'), fc.nat(30), fc.nat(8)), {
    maxLength: 12,
  })
  .map((all) =>
    all.map(([state, product, first, length], index) =>
      rowOf(`r${index}`, state, product, first, first + length),
    ),
  );
