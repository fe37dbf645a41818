import { expect, test } from 'vitest';
import type { Queries } from '../store/Database.ts';
import { type RowListDoc, rowListModule } from './rowListModule.ts';

type Zone = { code: string; factor: number };

const module = rowListModule<Zone>({
  ...{ name: 'Zone', noun: 'zone list', one: 'zone', many: 'zones', section: 'Flood Zones' },
  operations: {
    get: 'listStudioPreferences',
    update: 'updateStudioPreferences',
    versions: 'listStudioPreferenceVersions',
    version: 'getStudioPreferenceVersion',
  },
  permission: 'MANAGE_BA_STUDIO_PREFERENCES',
  key: 'code',
  row: { code: { type: 'string', minLength: 1, maxLength: 3 }, factor: { type: 'number', minimum: 0 } },
  maxRows: 3,
  textOf: ({ factor }) => String(factor),
});
const zone = (code: string, factor = 1): Zone => ({ code, factor });
const doc = (...rows: Zone[]): RowListDoc<Zone> => ({ rows });
const pointersOf = (rows: Zone[]) =>
  module.kind.validate(doc(...rows)).violations.map(({ pointer }) => pointer);

test('a document is checked as the rows are declared', () => {
  expect(pointersOf([zone('A'), zone('B', 0)])).toEqual([]);
  expect(pointersOf([zone(''), zone('Long', -1)])).toEqual(
    expect.arrayContaining(['/rows/0/code', '/rows/1/code', '/rows/1/factor']),
  );
  expect(pointersOf([zone('A'), zone('B'), zone('A')])).toEqual(['/rows/2/code']);
  expect(pointersOf(['A', 'B', 'C', 'D'].map((code) => zone(code)))).toEqual(['/rows']);
  expect(module.section.elementName).toBe('floodZones');
});

test('a body is taken in its order, and a key that is there twice is refused at its place', async () => {
  const services = { queries: {} as Queries, base: doc() };
  const read = async (rows: Zone[]) => module.singleton?.read(rows, services);
  expect(await read([zone('B'), zone('A')])).toEqual({ doc: doc(zone('B'), zone('A')), violations: [] });
  expect((await read([zone('B'), zone('B', 2)]))?.violations).toEqual([
    { pointer: '/1/code', message: "The zone 'B' is there twice." },
  ]);
});

test('changes are merged row by row, and named by the keys of rows', () => {
  const base = doc(zone('A'), zone('B'));
  const merge = (mine: RowListDoc<Zone>, theirs: RowListDoc<Zone>) =>
    module.singleton?.merge(base, mine, theirs);
  expect(merge(doc(zone('A', 2), zone('B')), doc(zone('A'), zone('C')))).toEqual(
    doc(zone('A', 2), zone('C')),
  );
  expect(merge(doc(zone('A', 2), zone('B')), doc(zone('A', 3), zone('B')))).toBeNull();
  expect(module.changes?.(base, doc(zone('A', 2))).map(({ field }) => field)).toEqual(['A', 'B']);
});
