import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { digestOfForm } from './digestOfForm.ts';
import { itemKey, readItemForms } from './readItemForms.ts';
import { loadItems, type SetItem } from './setItems.ts';

/** So many forms of a set are in memory at a time. */
const formsAtOnce = 50;

/** Whether a set holds these forms, and what they say now. Those that are gone are no matter. */
export async function holdsForms(queries: Queries, setId: number, ids: readonly string[]): Promise<boolean> {
  const items = new Map((await loadItems(queries, setId)).map((item) => [item.formTemplateId, item]));
  for (let start = 0; start < ids.length; start += formsAtOnce) {
    const some = ids.slice(start, start + formsAtOnce);
    const forms = await findDocumentsById(queries, formTemplateKind, some);
    if (!(await areHeld(queries, items, forms))) return false;
  }
  return true;
}

async function areHeld(
  queries: Queries,
  items: ReadonlyMap<string, SetItem>,
  forms: readonly StoredDocument<FormTemplateDoc>[],
): Promise<boolean> {
  const doubtful: [FormTemplateDoc, SetItem][] = [];
  for (const { id, version, doc } of forms) {
    const item = items.get(id);
    if (item === undefined) return false;
    if (item.digest !== null || item.version !== version) doubtful.push([doc, item]);
  }
  const held = await readItemForms(
    queries,
    doubtful.map(([, item]) => item),
  );
  return doubtful.every(([doc, item]) => {
    const kept = held.get(itemKey(item));
    return kept !== undefined && digestOfForm(kept) === digestOfForm(doc);
  });
}
