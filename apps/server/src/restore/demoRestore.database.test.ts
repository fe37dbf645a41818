import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDemoContent } from '../demo/index.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { registry } from '../kinds/registry.ts';
import { documentsOf } from '../seedDemo.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { MemoryStore } from './testing/MemoryStore.ts';

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

test('the demo content survives a backup and a clean insert into an empty store', async () => {
  const content = buildDemoContent({ now: 0 });
  const { roles, users } = content;
  const byKind: Record<string, JsonObject[]> = {
    ...Object.fromEntries(documentsOf(content).map(([kind, authored]) => [kind, docs(authored)])),
    [kindNames.role]: docs(roles),
    [kindNames.user]: docs(users.map(({ portrait: _portrait, ...user }) => ({ ...user, ssoSubject: null }))),
  };
  const counts = registry.modules.map(({ kind }) => byKind[kind.name]?.length);
  expect(Math.min(...counts.map(Number))).toBeGreaterThan(0);
  await store.fill(byKind);
  const before = await store.contents();
  const file = await store.backup();
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
