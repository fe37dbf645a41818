import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDemoContent } from '../demo/index.ts';
import { schemaFaults } from '../exchange/testing/schemaFaults.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { registry } from '../kinds/registry.ts';
import { documentsOf } from '../seedDemo.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { MemoryStore } from './testing/MemoryStore.ts';

const schema = readFileSync(join(import.meta.dirname, '../../../../docs/schema/studio-dbinit.xsd'), 'utf8');
let store: MemoryStore;

beforeAll(async () => {
  store = await MemoryStore.open();
}, 120_000);

afterAll(() => store.close());

/** The documents alone, without author and time. */
function docs(authored: readonly object[]): JsonObject[] {
  return authored.map((one) => {
    const { lastModifiedById: _id, timeLastModified: _time, ...doc } = one as JsonObject;
    return doc;
  });
}

test('the demo content survives a backup, which is valid by the schema of files, and a clean insert into an empty store', async () => {
  const content = buildDemoContent({ now: 0 });
  const { permissions, users } = content;
  const byKind: Record<string, JsonObject[]> = {
    ...Object.fromEntries(documentsOf(content).map(([kind, authored]) => [kind, docs(authored)])),
    ...Object.fromEntries(
      content.singletons.map(([kind, versions]) => [kind, versions.slice(-1).map(({ doc }) => doc)]),
    ),
    // The demo changes none.
    [kindNames.preference]: [{ values: { 'quote.validDays': '45' } }],
    [kindNames.permission]: docs(permissions),
    [kindNames.user]: docs(users.map(({ portrait: _portrait, ...user }) => ({ ...user, ssoSubject: null }))),
  };
  const ofKinds = registry.modules.map(({ kind }) => byKind[kind.name]?.length);
  expect(Math.min(...ofKinds.map(Number))).toBeGreaterThan(0);
  // There are no sets of form templates, and no deployments.
  const counts = [...ofKinds, 0, 0];
  for (const { bytes } of content.files) {
    await store.files.add(Readable.from([bytes]), { limit: bytes.length });
  }
  await store.fill(byKind);
  const before = await store.contents();
  const file = await store.backup();
  expect(schemaFaults(schema, file)).toEqual([]);
  await store.clear();
  const report = await store.restore(file, 'CLEAN_INSERT');
  expect(report).toMatchObject({ isDone: true, refusals: [] });
  expect(report.sections.map(({ added }) => added)).toEqual(counts);
  expect(await store.contents()).toEqual(before);
  const rows = await store.rows();
  const again = await store.restore(file, 'CLEAN_INSERT');
  expect(again.sections.map(({ left }) => left)).toEqual(report.sections.map(({ added }) => added));
  expect(await store.rows()).toEqual(rows);
}, 60_000);
