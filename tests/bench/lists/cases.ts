/** A kind of call that is measured. */
export interface BenchCase {
  name: string;
  /** The path of the nth call; calls differ, so that none is answered from what an earlier one left behind. */
  target: (n: number) => string;
}

const sortKeys = ['name', 'type', 'description', 'lastModifiedBy', 'timeLastModified'] as const;
const rows = 25;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const words = ['Roof', 'Wiring', 'Vehicle', 'Cargo', 'Payroll', 'Territory', 'Occupancy', 'Premium', 'Peril'];
const kinds = ['Class', 'Band', 'Type', 'Schedule', 'Limit', 'Covering', 'Rate', 'Status', 'Source', 'Grade'];

/** What every call costs that touches no list. */
export const floors: readonly BenchCase[] = [
  { name: 'floor: health', target: () => '/health' },
  { name: 'floor: preferences', target: () => '/rest/DefaultPreference/default' },
];

/** A page of the whole list, for each column, direction and place. */
export function pageCases(total: number): BenchCase[] {
  const places = { first: 0, middle: Math.floor(total / 2), last: total - 20 * rows };
  return sortKeys.flatMap((sortBy) =>
    (['asc', 'desc'] as const).flatMap((sortDirection) =>
      Object.entries(places).map(([place, start]) => ({
        name: `${sortBy} ${sortDirection}, ${place} page`,
        target: (n: number) => list({ sortBy, sortDirection, startIndex: start + (n % 19) * rows }),
      })),
    ),
  );
}

/** Searches and filters. */
export const filterCases: readonly BenchCase[] = [
  search('1 character', (n) => `${pick([...letters], n)}`),
  search('3 characters', (n) => pick(words, n).slice(n % 2, (n % 2) + 3)),
  search('8 characters', (n) => `${pick(words, n)} ${pick(kinds, Math.floor(n / 9))}`.slice(-8)),
  search('no match', (n) => `zzz${n}`),
  {
    name: 'search of 3 characters, sorted by time, deep page',
    target: (n) => {
      const filterUri = `/DataSet?name=${pick(words, n).slice(0, 3)}`;
      return list({ filterUri, sortBy: 'timeLastModified', sortDirection: 'desc', startIndex: 5000 + n });
    },
  },
  filter('type', (n) => `type=${n % 3}`),
  filter(
    'product',
    (n) => `product=${pick(['Surety', 'Ocean Marine', 'Cyber Liability', 'Businessowners'], n)}`,
  ),
  filter('type, product and search', (n) => `type=2&product=Surety&name=${pick(words, n).slice(0, 4)}`),
];

function search(name: string, text: (n: number) => string): BenchCase {
  return filter(`search of ${name}`, (n) => `name=${encodeURIComponent(text(n))}`);
}

function filter(name: string, query: (n: number) => string): BenchCase {
  return { name, target: (n) => list({ filterUri: `/DataSet?${query(n)}` }) };
}

function list(query: Record<string, string | number>): string {
  const parameters = Object.entries({ numberOfRows: rows, ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `/rest/DataSet/filter?${new URLSearchParams(parameters)}`;
}

function pick(from: readonly string[], index: number): string {
  return from[index % from.length] ?? '';
}
