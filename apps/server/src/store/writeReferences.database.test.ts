import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { referencesOfForm } from '../kinds/formTemplate/formReferences.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import type { Database } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { reference } from './schema.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';
import { writeReferences } from './writeReferences.ts';

const kind = formTemplateKind as unknown as Kind;
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [kind.name], seed: async () => undefined });
}, 120_000);

afterAll(() => database.close());

function formOf(sets: readonly string[]): FormTemplateDoc {
  const fields = sets.map((dataSetName, index) => ({
    ...{ name: `field ${index}`, label: '', type: 3, dataSetName },
  }));
  return {
    ...{ uniqueName: 'Form', name: 'Form', version: 1, type: 1, status: 0, repeatable: false },
    ...{ productNames: [], fields },
  };
}

function write(before: FormTemplateDoc | null, after: FormTemplateDoc | null): Promise<void> {
  // A form is an object of JSON.
  const docs = { before: before as JsonObject | null, after: after as JsonObject | null };
  const change = {
    kind,
    id: 'form',
    action: 'update',
    version: 1,
    revision: 1,
    authorId: '',
    time: 0,
  } as const;
  return writeReferences(database.queries, [{ ...change, ...docs }]);
}

async function indexed(): Promise<string[]> {
  const rows = await database.queries.select().from(reference);
  return rows.map(({ fromPart, toKind, toKey, toPart }) => [fromPart, toKind, toKey, toPart].join()).sort();
}

function expectedOf(form: FormTemplateDoc): string[] {
  return referencesOfForm(form)
    .map(({ part, toKind, toName, toPart }) => [part, toKind, nameKey(toName), toPart].join())
    .sort();
}

/** Forms of which one differs from the one before in some fields, or in all of them. */
const steps = fc.array(
  fc.record({
    count: fc.constantFrom(0, 3, 60, 130, 600),
    first: fc.constantFrom('One', 'Two'),
    others: fc.constantFrom('Three', 'Four'),
    from: fc.constantFrom(0, 1, 4, 60),
  }),
  { minLength: 1, maxLength: 5 },
);

test('the index has what the document refers to now, whatever it referred to before', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      let before: FormTemplateDoc | null = null;
      for (const { count, first, others, from } of all) {
        const form = formOf(Array.from({ length: count }, (_, index) => (index < from ? first : others)));
        await write(before, form);
        expect(await indexed()).toEqual(expectedOf(form));
        before = form;
      }
      await write(before, null);
      expect(await indexed()).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('an index that lacks something of a large document is written anew', async () => {
  const names = Array.from({ length: 100 }, () => 'One');
  const [before, after] = [formOf(names), formOf(names.with(0, 'Two'))];
  await write(null, formOf(names.slice(1)));
  await write(before, after);
  expect(await indexed()).toEqual(expectedOf(after));
  await write(after, null);
});
