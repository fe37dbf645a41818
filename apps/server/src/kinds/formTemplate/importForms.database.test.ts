import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonXml } from '../../exchange/jsonXml.ts';
import { readRestoreFile } from '../../restore/readRestoreFile.ts';
import { ContentStore } from '../../store/contents/ContentStore.ts';
import type { Database } from '../../store/Database.ts';
import { DocumentStore } from '../../store/DocumentStore.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { Kind } from '../../store/Kind.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { appUser } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import type { Write } from '../../store/Write.ts';
import { registry } from '../registry.ts';
import { checkForm } from './checkForm.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { formTemplateModule } from './formTemplateModule.ts';
import { importForms } from './importForms.ts';
import { planImport } from './planImport.ts';

/** A file that is imported while others save. */
let database: Database;
let store: DocumentStore;

const clock = () => 1;

/** Lets somebody do something once the import begins to write. */
class InterruptedStore extends DocumentStore {
  interruption: (() => Promise<void>) | null = null;

  override async create<Doc extends JsonObject>(kind: Kind<Doc>, doc: Doc, write: Write) {
    const interruption = this.interruption;
    this.interruption = null;
    await interruption?.();
    return super.create(kind, doc, write);
  }
}

const optionsOf = () => ({
  ...{ queries: database.queries, kinds: registry.kinds, rechecks: registry.rechecks },
  ...{ clock, newId: randomUUID },
});

function formOf(uniqueName: string, label = uniqueName, linked: string | null = null): FormTemplateDoc {
  const link = linked === null ? {} : { linkFormTemplateUniqueName: linked, linkVariableName: 'own' };
  return {
    ...{ uniqueName, name: uniqueName, version: 1, type: 1, status: 0, repeatable: false },
    productNames: [],
    fields: [{ id: '1', name: 'own', label, type: 0, dataSetName: null, ...link }],
  };
}

async function put(doc: FormTemplateDoc) {
  const errors = await checkForm(database.queries, doc);
  return store.create(formTemplateKind, { ...doc, errors }, { authorId: 'other' });
}

async function save(id: string, doc: FormTemplateDoc): Promise<void> {
  const change = () => doc;
  await store.update(formTemplateKind, { id }, { authorId: 'other', matches: () => true, change });
}

async function importAmong(forms: readonly FormTemplateDoc[], interruption: () => Promise<void>) {
  const elements = forms.map((form) => `<formTemplate>${jsonXml(form)}</formTemplate>`).join('');
  const section = `<section><title>Form Templates</title>${elements}</section>`;
  const text = `<configuration xmlns="urn:studio:dbinit:1">${section}</configuration>`;
  const contents = new ContentStore({ queries: database.queries, clock });
  const source = (async function* () {
    yield Buffer.from(text);
  })();
  const { section: known } = registry.moduleOf(formTemplateModule.kind.name);
  const file = await readRestoreFile(source, [known], contents);
  const { seen } = await planImport(database.queries, file);
  const interrupted = new InterruptedStore(optionsOf());
  interrupted.interruption = interruption;
  const permissions = ['MANAGE_FORMS', 'MANAGE_FORM_RULES'] as const;
  const result = await importForms(file, {
    ...{ store: interrupted, authorId: 'importer', permissions, seen },
    isPlan: false,
  });
  return result.formTemplates.map(({ uniqueName, fate, message }) => [uniqueName, fate, message]);
}

async function labelOf(uniqueName: string): Promise<string | undefined> {
  const [found] = await findDocumentsByName(database.queries, formTemplateKind, [uniqueName]);
  return found?.doc.fields[0]?.label;
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  const people = ['importer', 'other'].map((id) => ({ id, name: id, permissions: [] }));
  await database.queries.insert(appUser).values(people);
  store = new DocumentStore(optionsOf());
}, 120_000);

afterAll(() => database.close());

const stale = 'Somebody saved it while the file was being imported. Import the file again for it.';

test('what is saved, made or deleted while a file is imported is left as it is, and reported', async () => {
  const [saved, gone] = [await put(formOf('Saved')), await put(formOf('Gone'))];
  const names = ['New', 'Saved', 'Gone', 'Made'];
  const result = await importAmong(
    names.map((name) => formOf(name, 'Of the file')),
    async () => {
      await save(saved.id, formOf('Saved', 'Saved since'));
      await store.remove(
        formTemplateKind,
        { id: gone.id },
        { authorId: 'other', isForced: true, matches: () => true },
      );
      await put(formOf('Made', 'Made since'));
    },
  );
  expect(result).toEqual([
    ['New', 'added', 'It is a new draft.'],
    ...['Saved', 'Gone', 'Made'].map((name) => [name, 'refused', stale]),
  ]);
  const labels = await Promise.all(names.map(labelOf));
  expect(labels).toEqual(['Of the file', 'Saved since', undefined, 'Made since']);
});

test('what is looked at again because the import added what it names was saved by no one else', async () => {
  await put(formOf('Following', 'Following', 'Awaited'));
  const touched = await put(formOf('Touched', 'Touched', 'Awaited'));
  const result = await importAmong(
    [
      formOf('Awaited'),
      formOf('Following', 'Of the file', 'Awaited'),
      formOf('Touched', 'Of the file', 'Awaited'),
    ],
    () => save(touched.id, formOf('Touched', 'Saved since', 'Awaited')),
  );
  expect(result).toEqual([
    ['Awaited', 'added', 'It is a new draft.'],
    ['Following', 'updated', 'It takes the place of the draft that is there.'],
    ['Touched', 'refused', stale],
  ]);
  expect([await labelOf('Following'), await labelOf('Touched')]).toEqual(['Of the file', 'Saved since']);
});
