import type { StateRate } from '@studio/api';

const day = 86_400_000;
/** The first day of the entries in stories. */
export const firstDay: number = Date.UTC(2026, 0, 1);

const locations = [
  ['CA', 'California'],
  ['FL', 'Florida'],
  ['NY', 'New York'],
  ['TX', 'Texas'],
] as const;
const products = [
  ['BOP', 'Businessowners'],
  ['CP', 'Commercial Property'],
  ['WC', 'Workers Compensation'],
] as const;
const statuses = ['Pending', 'Filed', 'Approved', '', 'Withdrawn', 'Disapproved'];

/** An entry as the server has it. */
export function rate(id: number, given: Partial<StateRate> = {}): StateRate {
  const status = given.status ?? 2;
  return {
    ...{ id, state: 'CA', country: 'United States', productTemplateShortName: 'BOP', status },
    ...{ effectiveDateRangeBegin: firstDay, effectiveDateRangeEnd: firstDay + 364 * day },
    ...{ rateApproved: status === 2, objectUri: '/StateRate:studio', uri: `/StateRate:studio/${id}` },
    ...given,
  };
}

/** So many entries, a year each, place by place. */
export function manyRates(count: number): readonly StateRate[] {
  return Array.from({ length: count }, (_, index) => {
    const year = Math.floor(index / 12);
    const begin = firstDay + year * 365 * day;
    return rate(index + 1, {
      state: locations[index % 4]?.[0] ?? 'CA',
      productTemplateShortName: products[Math.floor(index / 4) % 3]?.[0] ?? 'BOP',
      status: [2, 2, 2, 1, 0, 4, 5][index % 7] ?? 2,
      effectiveDateRangeBegin: begin,
      effectiveDateRangeEnd: begin + 364 * day,
    });
  });
}

const page = (records: readonly unknown[]) => ({ records, totalRecords: records.length });
const choice = ([value, name]: readonly [string, string]) => ({ name, value, grouping: 'United States' });

/** The calls of the screen. */
export function rateAnswers(rates: unknown): Readonly<Record<string, unknown>> {
  const codes = statuses.flatMap((name, value) => (name === '' ? [] : [[String(value), name] as const]));
  return {
    '/rest/StateRate/List': rates,
    '/rest/StateRate/versions': {
      records: [{ version: 1, author: 'Marta Oduya', authorId: 'admin', time: firstDay }],
      totalRecords: 1,
    },
    '/rest/DataSet/Rate%20Status%20Locations/items': page(locations.map(choice)),
    '/rest/DataSet/Products%20-%20Use%20Rate%20Status%20Enabled/items': page(products.map(choice)),
    '/rest/DataSet/State%20Rate%20Statuses/items': page(codes.map(choice)),
  };
}
