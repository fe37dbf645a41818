import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDemoContent } from '../demo/index.ts';
import { kindNames } from '../kinds/kindNames.ts';
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
  const { dataSets, formTemplates, organizations, products, rules, emailTemplates, popupTemplates } = content;
  const { roles, users } = content;
  await store.fill({
    [kindNames.role]: docs(roles),
    [kindNames.user]: docs(users.map(({ portrait: _portrait, ...user }) => ({ ...user, ssoSubject: null }))),
    [kindNames.dataSet]: docs(dataSets),
    [kindNames.emailTemplate]: docs(emailTemplates),
    [kindNames.formTemplate]: docs(formTemplates),
    [kindNames.organization]: docs(organizations),
    [kindNames.popupTemplate]: docs(popupTemplates),
    [kindNames.product]: docs(products),
    [kindNames.rule]: docs(rules),
  });
  const before = await store.contents();
  const file = await store.backup();
  await store.clear();
  const report = await store.restore(file, 'CLEAN_INSERT');
  expect(report).toMatchObject({ isDone: true, refusals: [] });
  expect(report.sections.map(({ added }) => added)).toEqual(
    [
      ...[dataSets, formTemplates, rules, products, organizations, emailTemplates, popupTemplates],
      ...[roles, users],
    ].map(({ length }) => length),
  );
  expect(await store.contents()).toEqual(before);
  const rows = await store.rows();
  const again = await store.restore(file, 'CLEAN_INSERT');
  expect(again.sections.map(({ left }) => left)).toEqual(report.sections.map(({ added }) => added));
  expect(await store.rows()).toEqual(rows);
}, 60_000);
