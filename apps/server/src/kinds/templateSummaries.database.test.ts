import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../store/Database.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { identityOf } from '../store/Kind.ts';
import { nameKey } from '../store/nameKey.ts';
import { document } from '../store/schema.ts';
import { openEmptyDatabase } from '../store/testing/openEmptyDatabase.ts';
import { emailTemplateKind, newEmailTemplate } from './emailTemplate/emailTemplateKind.ts';
import { formTemplateKind } from './formTemplate/formTemplateKind.ts';
import { kindNames } from './kindNames.ts';

/** A store whose templates were saved before lists were filtered by what is in them. */
let database: Database;

const migrations = join(import.meta.dirname, '..', '..', 'migrations');
const steps = [
  '0013_template_summaries.sql',
  '0016_product_summaries.sql',
  '0018_form_templates.sql',
  '0023_search_texts.sql',
] as const;

/** A form from before forms could be edited. */
const earlyForm = {
  ...{ uniqueName: '5', name: '"version":7,"productNames":[]\u0000', version: 12, type: 39, status: 1 },
  ...{ repeatable: true, productNames: ['A ], "B"', 'C\\'], fields: [] },
};

async function migrate(name: string): Promise<void> {
  const text = await readFile(join(migrations, name), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) {
    await database.queries.execute(sql.raw(statement));
  }
}

/** Says of itself, in a text, what the migration looks for. */
const misleading = '\u0000 "defaultSelectedOption":"STANDARD","excludeConsole":"Producer"';
const popup = { name: 'p', enabled: true, title: misleading, body: misleading };
/** Markup in which a word is cut by an element, as searches had it before. */
const marked = { name: 'm', subject: 'S', body: '<p><strong>A</strong>lfa&nbsp;<br>w&amp;d</p>\n<p>x</p>' };
const stored: readonly (readonly [kind: string, doc: JsonObject, summary: JsonObject])[] = [
  [
    kindNames.emailTemplate,
    { ...newEmailTemplate, subject: misleading, defaultSelectedOption: 'NONE' },
    { enabled: true, searchText: misleading },
  ],
  [kindNames.popupTemplate, { ...popup, excludeConsole: null, deletable: true }, { title: misleading }],
  [kindNames.popupTemplate, { ...popup, excludeConsole: 'Underwriter', deletable: true }, { title: 'b' }],
  [kindNames.dataSet, { name: 'd', defaultSelectedOption: 'NONE' }, { type: 0 }],
  [
    kindNames.product,
    {
      ...{ uniqueName: 'p', shortName: misleading, name: 'p', externalName: '"active":true', active: false },
      ...{ selectableOnSubmission: true, selectableOnQuote: false, formTemplateUniqueNames: [] },
    },
    { shortName: misleading },
  ],
  [kindNames.formTemplate, earlyForm, { displayName: earlyForm.name, type: 39, templateVersion: 12 }],
  [
    kindNames.emailTemplate,
    { ...newEmailTemplate, ...marked },
    { enabled: true, searchText: 'm\nS\nA lfa w&d x' },
  ],
];

beforeAll(async () => {
  database = await openEmptyDatabase();
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names.filter((each) => each < steps[0])) await migrate(name);
  await database.queries.execute(sql`INSERT INTO app_user (id, name, permissions) VALUES ('a', 'A', '[]')`);
  for (const [index, [kind, doc, summary]] of stored.entries()) {
    await database.queries.execute(
      sql`INSERT INTO kind_revision (kind) VALUES (${kind}) ON CONFLICT DO NOTHING`,
    );
    const id = String(index);
    await database.queries.insert(document).values({
      ...{ id, kind, name: id, nameKey: id, identityKey: id, doc, summary },
      ...{ version: 1, revision: index, authorId: 'a', time: 0 },
    });
  }
  for (const step of steps) await migrate(step);
}, 120_000);

afterAll(() => database.close());

test('lists know what their filters ask for of templates that are there already', async () => {
  const rows = await database.queries
    .select({ summary: document.summary })
    .from(document)
    .orderBy(document.id);
  expect(rows.map(({ summary }) => summary)).toEqual([
    { enabled: true, searchText: misleading, defaultSelectedOption: 'NONE' },
    { title: misleading, excludeConsole: null },
    { title: 'b', excludeConsole: 'Underwriter' },
    { type: 0 },
    { shortName: misleading, active: false, selectableOnSubmission: true, selectableOnQuote: false },
    formTemplateKind.summarise(earlyForm),
    {
      ...{ enabled: true, defaultSelectedOption: newEmailTemplate.defaultSelectedOption },
      searchText: emailTemplateKind.searchTextOf?.({ ...newEmailTemplate, ...marked }),
    },
  ]);
});

test('a form that is there already is distinguished from its other versions', async () => {
  const [row] = await database.queries
    .select({ identityKey: document.identityKey })
    .from(document)
    .where(eq(document.kind, kindNames.formTemplate));
  expect(row?.identityKey).toBe(nameKey(identityOf(formTemplateKind, earlyForm)));
});
