import type { DataSetType, FormField as FieldAnswer, RepeatingFormTemplate } from '@studio/api';
import { eq } from 'drizzle-orm';
import type { Operations } from '../http/Operation.ts';
import { notFound } from '../http/problems.ts';
import { readWrite } from '../http/readWrite.ts';
import { currentForms } from '../kinds/formTemplate/currentForms.ts';
import { type FormTemplateDoc, formStatus } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldNumbers } from '../kinds/formTemplate/fieldIds.ts';
import { findBrokenByDeletion, findFormReferences } from '../kinds/formTemplate/findFormReferences.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { highestVersion } from '../kinds/formTemplate/formTemplateShape.ts';
import { formTemplateTypes } from '../kinds/formTemplate/formTemplateTypes.ts';
import { viewFormTemplate } from '../kinds/formTemplate/viewFormTemplate.ts';
import { wholeForm } from '../kinds/formTemplate/wholeForm.ts';
import { kindNames } from '../kinds/kindNames.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { findDocumentsById, findDocumentsByName } from '../store/findDocuments.ts';
import { findProperties } from '../store/findProperties.ts';
import { findSummaries } from '../store/findSummaries.ts';
import { notAllowed } from '../store/refuseWrites.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { StoreError } from '../store/StoreError.ts';
import { document } from '../store/schema.ts';
import { tagOf } from './kinds/lostReferences.ts';

type FormTemplateOperations = Pick<
  Operations,
  | 'listFormFields'
  | 'listRepeatingFormTemplates'
  | 'listFormTemplateTypes'
  | 'saveFormTemplateAsNewVersion'
  | 'listConditionalFieldTemplateIds'
  | 'findFormReferences'
  | 'findFieldReferences'
>;

const collator = new Intl.Collator('en');

/** Form templates beyond what every kind has: their types, fields and references, and new versions of them. */
export function formTemplateOperations({ store, queries, registry }: Services): FormTemplateOperations {
  return {
    listFormFields: {
      handle: async ({ query }) => ({
        status: 200,
        body: await listFields(store, query.formTemplateUniqueName),
      }),
    },
    listRepeatingFormTemplates: {
      handle: async () => ({ status: 200, body: await repeatingForms(queries) }),
    },
    listFormTemplateTypes: {
      handle: () => ({ status: 200, body: [...formTemplateTypes] }),
    },
    saveFormTemplateAsNewVersion: {
      handle: async (call) => {
        const source = await store.get(formTemplateKind, { id: call.path.id });
        const write = readWrite('saveFormTemplateAsNewVersion', call);
        const made = await createNextVersion(
          source.doc,
          (doc) => store.create(formTemplateKind, doc, write),
          queries,
        );
        return {
          status: 201,
          body: await viewFormTemplate(made, { queries }),
          headers: { etag: etagOf(made), location: `/rest/UIFormTemplate/${encodeURIComponent(made.id)}` },
        };
      },
    },
    listConditionalFieldTemplateIds: {
      handle: async ({ path: { id } }) => {
        const { fields } = wholeForm((await store.get(formTemplateKind, { id })).doc);
        const conditional = fields.filter(({ hidden }) => hidden);
        const numbers = fieldNumbers(id);
        return { status: 200, body: conditional.map((field) => numbers.numberOf(field.id)) };
      },
    },
    findFormReferences: {
      handle: async ({ path: { id }, query: { onlyBrokenByDeletion = false } }) => {
        const form = await store.get(formTemplateKind, { id });
        const body = onlyBrokenByDeletion
          ? await findBrokenByDeletion(queries, registry, form)
          : await findFormReferences(queries, registry, { uniqueName: form.name, field: null });
        return { status: 200, body, headers: { etag: tagOf(body) } };
      },
    },
    findFieldReferences: {
      handle: async ({ query: { fieldTemplateId: id } }) => {
        const target = await findField(queries, id);
        if (target === null) throw notFound('There is no such field, or it is gone.');
        const body = await findFormReferences(queries, registry, target);
        return { status: 200, body, headers: { etag: tagOf(body) } };
      },
    },
  };
}

async function repeatingForms(queries: Queries): Promise<RepeatingFormTemplate[]> {
  const properties = ['uniqueName', 'name', 'repeatable', 'version', 'status'] as const;
  const forms = await findProperties(queries, formTemplateKind, properties);
  return currentForms(forms.map(({ doc }) => doc))
    .filter(({ repeatable }) => repeatable)
    .map(({ uniqueName, name }) => ({ uniqueName, name }))
    .toSorted(byName);
}

/** So often the next version is tried: somebody else may make the same one at the same time. */
const mostTries = 20;

/**
 * Makes the next version of a form.
 * @throws StoreError when there is none, or others take each that is tried
 */
async function createNextVersion<Made>(
  source: FormTemplateDoc,
  create: (doc: FormTemplateDoc) => Promise<Made>,
  queries: Queries,
): Promise<Made> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const versions = await findDocumentsByName(queries, formTemplateKind, [source.uniqueName]);
    const highest = Math.max(source.version, ...versions.map(({ doc }) => doc.version));
    if (highest >= highestVersion) throw notAllowed(lastVersionText(highest));
    const version = highest + 1;
    try {
      return await create({ ...source, version, status: formStatus.draft });
    } catch (error) {
      if (!(error instanceof StoreError) || error.failure.reason !== 'duplicate') throw error;
    }
  }
  throw notAllowed('Others are making new versions of the form template. Try again.');
}

function lastVersionText(version: number): string {
  return `There is a version ${version} of the form template already, and none can be above ${highestVersion}.`;
}

/** The form and the variable name of a field that the contract calls by that number; null when there is none. */
async function findField(
  queries: Queries,
  id: number,
): Promise<{ uniqueName: string; field: string } | null> {
  const rows = await queries
    .select({ id: document.id })
    .from(document)
    .where(eq(document.kind, formTemplateKind.name));
  const candidates = rows.flatMap((row) => (fieldNumbers(row.id).fieldOf(id) === null ? [] : row.id));
  for (const form of await findDocumentsById(queries, formTemplateKind, candidates)) {
    const fieldId = fieldNumbers(form.id).fieldOf(id);
    const field = wholeForm(form.doc).fields.find((each) => each.id === fieldId);
    if (field) return { uniqueName: form.name, field: field.name };
  }
  return null;
}

function byName(left: RepeatingFormTemplate, right: RepeatingFormTemplate): number {
  return collator.compare(left.name, right.name) || collator.compare(left.uniqueName, right.uniqueName);
}

/**
 * The fields of a form in its order, with the types of the sets that feed them: those of its current version. Throws when
 * there is no such form.
 */
async function listFields(store: DocumentStore, uniqueName: string): Promise<FieldAnswer[]> {
  const versions = await findDocumentsByName(store.queries, formTemplateKind, [uniqueName]);
  const [current] = currentForms(versions.map(({ doc }) => doc));
  const { fields } = current ?? (await store.get(formTemplateKind, uniqueName)).doc;
  const setNames = new Set(fields.flatMap(({ dataSetName }) => dataSetName ?? []));
  const sets = await findSummaries(store.queries, { name: kindNames.dataSet }, [...setNames]);
  return fields.map(({ name, label, type, dataSetName }) => {
    const set = dataSetName === null ? undefined : sets.get(dataSetName);
    // The summary of a data set was written with its type.
    const dataSetType = (set?.['type'] ?? null) as DataSetType | null;
    return { name, label, type, dataSetName, dataSetType };
  });
}
