import type { DatedRow } from './overlaps.ts';
import { type RateOn, rateOn, type TimeFlaw, timeFlaws } from './ratesOnDay.ts';

/** A location and a product. */
export interface RatePlace {
  readonly state: string;
  readonly productTemplateShortName: string;
}

/** Entries of a location, of a product, or of both; null for any. */
export interface RateFilter {
  readonly state: string | null;
  readonly productTemplateShortName: string | null;
}

/** Entries by what they are of, as `datedRows` gives them. */
export type RatePlaces = ReadonlyMap<string, readonly DatedRow[]>;

/** The key of a location and a product in `RatePlaces`. */
export function placeKey({ state, productTemplateShortName }: RateFilter): string {
  return JSON.stringify([state, productTemplateShortName]);
}

/** Whether an entry matches the filter. */
export function isInFilter(row: RateFilter, filter: RateFilter): boolean {
  const { state, productTemplateShortName: product } = filter;
  return (
    (state === null || row.state === state) && (product === null || row.productTemplateShortName === product)
  );
}

/** What holds on a day: a line for each product, in which each location has a cell. */
export function picture(
  places: RatePlaces,
  states: readonly string[],
  products: readonly string[],
  day: number,
): readonly (readonly RateOn[])[] {
  return products.map((productTemplateShortName) =>
    states.map((state) => rateOn(places.get(placeKey({ state, productTemplateShortName })) ?? [], day)),
  );
}

/** The values that are offered, and after them those that entries have besides. */
export function allValues(
  offered: readonly { readonly value: string }[],
  used: Iterable<string | null>,
): readonly string[] {
  const all = new Set(offered.map(({ value }) => value));
  for (const value of used) if (value !== null) all.add(value);
  return [...all];
}

/** Something wrong in time, and where. */
export interface PlacedFlaw extends TimeFlaw {
  readonly place: RatePlace;
}

/** All gaps and overlaps in time, the earliest first. */
export function placedFlaws(places: RatePlaces): readonly PlacedFlaw[] {
  const flaws = [...places.values()].flatMap((dated) =>
    timeFlaws(dated).flatMap((flaw): PlacedFlaw[] => {
      const { state, productTemplateShortName } = flaw.rows[0].row;
      // Dated entries have both.
      if (state === null || productTemplateShortName === null) return [];
      return [{ ...flaw, place: { state, productTemplateShortName } }];
    }),
  );
  return flaws.toSorted((one, other) => one.first - other.first);
}
