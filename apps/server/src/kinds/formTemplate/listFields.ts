import type { DataSetType, FormField as FieldAnswer } from '@studio/api';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import { findSummaries } from '../../store/findSummaries.ts';
import { kindNames } from '../kindNames.ts';
import { currentForms } from './currentForms.ts';
import { formTemplateKind } from './formTemplateKind.ts';

/**
 * The fields of a form in its order, with the types of the sets that feed them: those of its current version. Throws when
 * there is no such form.
 */
export async function listFields(store: DocumentStore, uniqueName: string): Promise<FieldAnswer[]> {
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
