import { afterAll, beforeAll, expect, test } from 'vitest';
import { formTemplate } from '../../demo/dsl/formTemplate.ts';
import type { FormTemplateDoc } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../../kinds/formTemplate/formTemplateKind.ts';
import { newOrganization, type OrganizationDoc } from '../../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../../kinds/organization/organizationKind.ts';
import { registry } from '../../kinds/registry.ts';
import type { Database } from '../../store/Database.ts';
import type { Kind } from '../../store/Kind.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { appUser } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { FormGaps } from './FormGaps.ts';

let database: Database;
/** What is stored, by its id. */
const stored = new Map<string, { doc: OrganizationDoc | FormTemplateDoc; version: number }>();

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  await database.queries.insert(appUser).values([{ id: 'a', name: 'Ann', permissions: [] }]);
}, 120_000);

afterAll(() => database.close());

/** Saves a document, or deletes it. */
async function write(kind: Kind<never>, id: string, after: OrganizationDoc | FormTemplateDoc | null) {
  const before = stored.get(id);
  const version = (before?.version ?? 0) + 1;
  const saved = before ? 'update' : 'create';
  const action = after === null ? 'delete' : saved;
  await database.queries.transaction(async (tx) => {
    const revision = await nextRevision(tx, kind.name);
    const change = { kind, id, action, before: before?.doc ?? null, after, version, revision };
    await recordChanges(tx, [{ ...change, authorId: 'a', time: revision } as never]);
  });
  if (after === null) stored.delete(id);
  else stored.set(id, { doc: after, version });
}

const writeForm = (id: string, doc: FormTemplateDoc | null) => write(formTemplateKind as never, id, doc);
const writeOrganization = (id: string, doc: OrganizationDoc | null) =>
  write(organizationKind as never, id, doc);

/** A version of a form with these required fields. */
function form(uniqueName: string, version: number, ...fields: readonly string[]): FormTemplateDoc {
  const lines = fields.map((field) => `text ${field}: ${field.toUpperCase()} {required}`);
  const seed = formTemplate(uniqueName, uniqueName, { type: 43, version }, `# Fields\n${lines.join('\n')}`);
  return { ...(seed as unknown as FormTemplateDoc), fieldRules: [] };
}

function organization(id: string, uniqueName: string, values: Record<string, string> = {}): OrganizationDoc {
  const own = { id: `${id}-form`, uniqueName, templateVersion: 1, name: uniqueName, type: 43, values };
  return newOrganization(id, 1, [own]);
}

test('what is missing follows saves of organizations, and of the versions of forms that they have', async () => {
  const gaps = new FormGaps(database.queries);
  const missing = async () =>
    Object.fromEntries(
      [...(await gaps.read()).byDocument].map(([id, { forms }]) => [
        id,
        forms.map(({ missing: count, first }) => `${count} ${first.label}`).join(),
      ]),
    );
  await writeForm('f', form('Form', 1, 'a', 'b'));
  await writeForm('g', form('Other', 1, 'c'));
  await writeOrganization('one', organization('one', 'Form'));
  await writeOrganization('two', organization('two', 'Other'));
  await writeOrganization('three', organization('three', 'Form', { a: '1', b: '2' }));
  await writeOrganization('four', organization('four', 'Gone'));
  expect(await missing()).toEqual({ one: '2 A', two: '1 C' });

  await writeOrganization('one', organization('one', 'Form', { a: '1' }));
  await writeOrganization('two', null);
  expect(await missing()).toEqual({ one: '1 B' });

  // Another version is another definition.
  const { state } = await gaps.read();
  await writeForm('f2', form('Form', 2, 'a', 'b', 'd'));
  expect(await missing()).toEqual({ one: '1 B' });
  expect((await gaps.read()).state).toBe(state);

  await writeForm('f', form('Form', 1, 'b', 'd'));
  expect(await missing()).toEqual({ one: '2 B', three: '1 D' });
  await writeForm('h', form('Gone', 1, 'e'));
  expect(await missing()).toEqual({ one: '2 B', three: '1 D', four: '1 E' });
  await writeForm('f', null);
  expect(await missing()).toEqual({ four: '1 E' });
});

test('what was answered stays as it is while later changes are taken in', async () => {
  const gaps = new FormGaps(database.queries);
  const before = await gaps.read();
  await writeOrganization('five', organization('five', 'Gone'));
  const after = await gaps.read();
  expect([before.ids.has('five'), after.ids.has('five')]).toEqual([false, true]);
});
