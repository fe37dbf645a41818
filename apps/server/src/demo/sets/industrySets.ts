import { type NaicsCode, naics } from '../data/naics.ts';
import { dataItem } from '../dsl/parseItems.ts';
import { staticSet } from '../dsl/staticSet.ts';
import type { DemoDataItem } from '../types.ts';

const sectors = naics.filter(({ code }) => code.length === 2 || code.includes('-'));
const sectorTitleByPrefix = new Map(
  sectors.flatMap(({ code, title }) => prefixes(code).map((p) => [p, title])),
);

/** Industries by the NAICS 2022 classification, and the older SIC divisions. */
export const industrySets = [
  staticSet(
    'NAICS Sectors',
    'The 20 sectors of the North American Industry Classification System, edition 2022.',
    sectors.map(({ code, title }, index) => dataItem(title, code, '', index)),
  ),
  staticSet(
    'NAICS Subsectors',
    'Three-digit NAICS 2022 subsectors, grouped by sector.',
    bySector(level(3), ({ title }) => title),
  ),
  staticSet(
    'NAICS Industry Groups',
    'Four-digit NAICS 2022 industry groups, grouped by sector.',
    bySector(level(4), ({ title }) => title),
    { minSearchStringLength: 3 },
  ),
  staticSet(
    'Class Codes',
    'Six-digit NAICS 2022 national industries, as loaded by the class code import.',
    bySector(level(6), ({ code, title }) => `${code} - ${title}`),
    { minSearchStringLength: 2 },
  ),
  industries('Agriculture', '11'),
  industries('Construction', '23'),
  industries('Manufacturing', '31-33'),
  industries('Wholesale Trade', '42'),
  industries('Retail Trade', '44-45'),
  industries('Transportation and Warehousing', '48-49'),
  industries('Professional Services', '54'),
  industries('Health Care', '62'),
  industries('Accommodation and Food Services', '72'),
  staticSet(
    'SIC Divisions',
    'Divisions of the Standard Industrial Classification of 1987, kept for policies converted from older systems.',
    `
    Agriculture, Forestry and Fishing|A; Mining|B; Construction|C; Manufacturing|D
    Transportation, Communications, Electric, Gas and Sanitary Services|E; Wholesale Trade|F; Retail Trade|G
    Finance, Insurance and Real Estate|H; Services|I; Public Administration|J; Nonclassifiable Establishments|K
    `,
  ),
];

function industries(name: string, sector: string) {
  const codes = level(5).filter(({ code }) => prefixes(sector).includes(code.slice(0, 2)));
  const titleByCode = new Map(naics.map(({ code, title }) => [code, title]));
  return staticSet(
    `NAICS Industries - ${name}`,
    `Five-digit NAICS 2022 industries of sector ${sector}, grouped by subsector.`,
    codes.map(({ code, title }, index) =>
      dataItem(title, code, titleByCode.get(code.slice(0, 3)) ?? '', index),
    ),
  );
}

function level(digits: number): NaicsCode[] {
  return naics.filter(({ code }) => code.length === digits && !code.includes('-'));
}

function bySector(codes: NaicsCode[], label: (code: NaicsCode) => string): DemoDataItem[] {
  return codes.map((entry, index) =>
    dataItem(label(entry), entry.code, sectorTitleByPrefix.get(entry.code.slice(0, 2)) ?? '', index),
  );
}

function prefixes(sector: string): string[] {
  const [first = '', last = first] = sector.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, offset) =>
    String(Number(first) + offset),
  );
}
