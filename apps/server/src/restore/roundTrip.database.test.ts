import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaFaults } from '../exchange/testing/schemaFaults.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { arbitraryStore } from './testing/arbitraryStore.ts';
import { MemoryStore } from './testing/MemoryStore.ts';

const schema = readFileSync(join(import.meta.dirname, '../../../../docs/schema/studio-dbinit.xsd'), 'utf8');
let store: MemoryStore;

beforeAll(async () => {
  store = await MemoryStore.open();
}, 300_000);

afterAll(() => store.close());

test('a store holds documents of every kind', () => {
  const kinds = fc
    .sample(arbitraryStore, 200)
    .flatMap((contents) =>
      Object.entries(contents).flatMap(([kind, docs]) => (docs.length > 0 ? [kind] : [])),
    );
  const where = 'restore/testing/arbitraryStore.ts makes documents of every kind';
  expect([...new Set(kinds)].toSorted(), where).toEqual(Object.values(kindNames).toSorted());
});

test('any store, backed up in a file that is valid by the schema and inserted into an empty one, is the same store', async () => {
  const property = fc.asyncProperty(arbitraryStore, async (contents) => {
    await store.clear();
    await store.fill(contents);
    const before = await store.contents();
    const file = await store.backup();
    expect(schemaFaults(schema, file)).toEqual([]);
    await store.clear();
    const report = await store.restore(file, 'CLEAN_INSERT');
    expect(report.refusals).toEqual([]);
    expect(await store.contents()).toEqual(before);
    expect((await store.backup()).length).toBe(file.length);
  });
  await fc.assert(property, { numRuns: 40 });
}, 300_000);

test('restoring what is there already touches nothing, in any mode', async () => {
  const modes = fc.constantFrom('REFRESH', 'INSERT', 'CLEAN_INSERT');
  const property = fc.asyncProperty(arbitraryStore, modes, async (contents, operation) => {
    await store.clear();
    await store.fill(contents);
    const before = await store.rows();
    const report = await store.restore(await store.backup(), operation);
    expect(report.refusals).toEqual([]);
    expect(report.sections.every(({ added, updated, removed }) => added + updated + removed === 0)).toBe(
      true,
    );
    expect(await store.rows()).toEqual(before);
  });
  await fc.assert(property, { numRuns: 15 });
}, 300_000);
