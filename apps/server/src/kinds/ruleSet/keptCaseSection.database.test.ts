import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { initializationDownload } from '../../exchange/initializationDownload.ts';
import type { Section } from '../../exchange/Section.ts';
import { MemoryStore } from '../../restore/testing/MemoryStore.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { kindNames } from '../kindNames.ts';
import { type RuleDoc, wholeRule } from '../rule/RuleDoc.ts';
import { ruleKind } from '../rule/ruleKind.ts';
import { ruleModule } from '../rule/ruleModule.ts';
import { keptCaseSection, withCasesOf } from './keptCaseSection.ts';
import { type KeptCaseDoc, type RuleSetDoc, ruleSetKind, ruleSetModule } from './ruleSetModule.ts';

const keptCase = (id: string, ruleId: string, name = id): KeptCaseDoc => ({
  ...{ id, version: 1, name, values: { stories: 4 } },
  expected: [{ ruleId, holds: true }],
});

const setOf = (name: string, ...cases: KeptCaseDoc[]): RuleSetDoc => ({
  ...{ name, description: '', ordering: 10 },
  cases,
});

let store: MemoryStore;
beforeAll(async () => {
  store = await MemoryStore.open();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const fill = (...sets: readonly RuleSetDoc[]) =>
  store.fill({ [kindNames.ruleSet]: sets as unknown as JsonObject[] });
const stored = async () => (await findAllDocuments(store.queries, ruleSetKind)).map(({ doc }) => doc);

/** The file that an export of these rules writes of the sets in the store. */
async function exportOf(...ruleIds: readonly string[]): Promise<string> {
  const sets = withCasesOf(await findAllDocuments(store.queries, ruleSetKind), new Set(ruleIds));
  return fileOf([keptCaseSection, sets]);
}

async function fileOf(...contents: readonly [Section, StoredDocument[]][]): Promise<string> {
  const readContent = () => Promise.reject(new Error('Neither has files.')) as never;
  const sections = contents.map(([section, documents]) => ({
    ...{ section, readContent },
    documents: (async function* () {
      yield documents;
    })(),
  }));
  const { body } = initializationDownload(0, { prefix: 'Rules', extension: 'dbinit' }, sections);
  return (await body.toArray()).join('');
}

test('an export has the cases that expect something of its rules, and a restore takes them into the sets that are there', async () => {
  await fill(setOf('Auto', keptCase('a', 'r1'), keptCase('b', 'r2')), setOf('Cyber', keptCase('c', 'r3')));
  const file = await exportOf('r1');
  expect(file).toContain('<string key="id">a</string>');
  expect(file).not.toContain('Cyber');

  const other = { ...setOf('Auto', keptCase('z', 'r9'), keptCase('a', 'r1', 'Another')), ordering: 70 };
  await store.clear();
  await fill(other, setOf('Fleet'));
  const inserted = await store.restore(file, 'INSERT');
  expect(inserted.sections[0]).toMatchObject({ name: 'Kept Cases', updated: 0, removed: 0 });
  await store.restore(file, 'CLEAN_INSERT');
  expect((await stored()).toSorted((one, two) => one.ordering - two.ordering)).toEqual([
    setOf('Fleet'),
    { ...other, cases: [keptCase('z', 'r9'), { ...keptCase('a', 'r1'), version: 2 }] },
  ]);

  await store.clear();
  await store.restore(file, 'INSERT');
  expect(await stored()).toEqual([setOf('Auto', keptCase('a', 'r1'))]);
});

test.each([
  ['an export', 'REFRESH'],
  ['a backup', 'REFRESH'],
  ['a backup', 'CLEAN_INSERT'],
] as const)('expectations of %s follow a rule that is there under another id (%s)', async (of, operation) => {
  const named = { name: 'Old roof', description: '', ruleSetName: 'Auto', actions: [] };
  const rule: JsonObject = wholeRule(named as unknown as RuleDoc);
  await store.fill({
    [kindNames.rule]: [rule],
    [kindNames.ruleSet]: [setOf('Auto') as unknown as JsonObject],
  });
  const [there] = await findAllDocuments(store.queries, ruleKind);
  const sets = await findAllDocuments(store.queries, ruleSetKind);
  const cases = sets.map((set) => ({ ...set, doc: setOf('Auto', keptCase('a', 'r1')) }));
  const given: [Section, StoredDocument[]] = [
    ruleModule.section as unknown as Section,
    [{ ...there, id: 'r1' } as StoredDocument],
  ];
  const exported = await fileOf(given, [keptCaseSection, cases]);
  // Rules come after their sets there.
  const backup = await fileOf([ruleSetModule.section as unknown as Section, cases], given);
  const file = of === 'a backup' ? backup : exported;
  expect((await store.restore(file, operation)).refusals).toEqual([]);
  expect((await stored())[0]?.cases?.[0]?.expected).toEqual([{ ruleId: there?.id, holds: true }]);
});

test('cases that a set has no room for are refused, and so is a file of whole sets and of cases', async () => {
  await fill(setOf('Auto', keptCase('a', 'r1')));
  const file = await exportOf('r1');
  await store.clear();
  await fill(setOf('Auto', ...Array.from({ length: 2000 }, (_, index) => keptCase(`k${index}`, 'r9'))));
  expect((await store.restore(file, 'REFRESH')).refusals).toMatchObject([
    { section: 'Kept Cases', name: 'Auto' },
  ]);
  await store.clear();
  const both = file.replace('</section>', '</section><section><title>Rule Sets</title></section>');
  expect((await store.restore(both, 'REFRESH')).refusals).toMatchObject([
    { message: expect.stringMatching(/'Kept Cases' and 'Rule Sets'/) },
  ]);
});
