import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import type { Queries } from '../store/Database.ts';
import { findVersion } from '../store/documentVersions.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { itemKey, readItemForms } from './readItemForms.ts';
import { findSet } from './readSets.ts';
import { loadItems } from './setItems.ts';

/**
 * A form as a set held it; null when the set does not hold it, or there is none. What is kept with the sets has their author and time.
 */
export async function findFormOfSet(
  queries: Queries,
  setId: number,
  id: string,
): Promise<StoredDocument<FormTemplateDoc> | null> {
  const item = (await loadItems(queries, setId)).find(({ formTemplateId }) => formTemplateId === id);
  if (!item) return null;
  const { uniqueName: name, version, digest } = item;
  if (digest === null) return findVersion<FormTemplateDoc>(queries, id, version);
  const doc = (await readItemForms(queries, [item])).get(itemKey(item));
  const set = await findSet(queries, setId);
  if (!doc || !set) return null;
  const { createdBy, timeCreated: time } = set;
  const origin = { authorId: createdBy.id, authorName: createdBy.name, time };
  return { id, name, version, revision: 0, ...origin, doc };
}
