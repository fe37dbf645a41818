import type { BenchCase } from '../lists/cases.ts';

const rows = 25;
const sortKeys = [
  ...['type', 'displayName', 'uniqueName', 'productTemplateShortNames', 'version'],
  ...['visibility', 'status', 'lastModifiedBy', 'timeLastModified'],
];
const words = ['Roof', 'Wiring', 'Vehicle', 'Cargo', 'Payroll', 'Territory', 'Occupancy', 'Premium'];

/** Pages, searches and filters of the list of form templates. @param total how many it holds */
export function listCases(total: number): BenchCase[] {
  const places = { first: 0, middle: Math.floor(total / 2), last: total - 20 * rows };
  const pages = sortKeys.flatMap((sortBy) =>
    Object.entries(places).map(([place, start]) => ({
      name: `${sortBy}, ${place} page`,
      target: (n: number) => list({ sortBy, startIndex: start + (n % 19) * rows }),
    })),
  );
  return [
    ...pages,
    filter('search of 3 characters', (n) => `name=${wordOf(n).slice(0, 3)}`),
    filter('search of a name', (n) => `name=${wordOf(n)}`),
    filter('search without a match', (n) => `name=zzz${n}`),
    filter('type and status', (n) => `type=${1 + (n % 3)}&status=${n % 3}`),
    filter('product', (n) => `product=Commercial+Property&version=${1 + (n % 2)}`),
    filter('visibility, valid and search', (n) => `visibility=Both&valid=true&name=${wordOf(n)}`),
    filter('the current version of each', (n) => `current=true&status=${n % 3}`),
  ];
}

function filter(name: string, query: (n: number) => string): BenchCase {
  return { name, target: (n) => list({ sortBy: 'type', filterUri: `/UIFormTemplate?${query(n)}` }) };
}

function list(query: Readonly<Record<string, string | number>>): string {
  const parameters = Object.entries({ numberOfRows: rows, ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `/rest/UIFormTemplate/filter?${new URLSearchParams(parameters)}`;
}

function wordOf(n: number): string {
  return words[n % words.length] ?? '';
}
