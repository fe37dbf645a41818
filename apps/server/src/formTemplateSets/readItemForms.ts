import { inArray } from 'drizzle-orm';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import type { Queries } from '../store/Database.ts';
import { insertInSteps } from '../store/insertInSteps.ts';
import { formTemplateSetForm } from '../store/schema.ts';
import { readDocuments } from '../store/versions/readContents.ts';
import { versionKey } from '../store/versions/VersionId.ts';
import type { SetItem } from './setItems.ts';

/** Forms as sets held them, by `itemKey`; without those that are nowhere. */
export async function readItemForms(
  queries: Queries,
  items: readonly SetItem[],
): Promise<ReadonlyMap<string, FormTemplateDoc>> {
  const digests = [...new Set(items.flatMap(({ digest }) => digest ?? []))];
  const kept = await insertInSteps(digests, (some) =>
    queries.select().from(formTemplateSetForm).where(inArray(formTemplateSetForm.digest, some)),
  );
  const byDigest = new Map(kept.flat().map(({ digest, doc }) => [digest, doc]));
  const saves = items.filter(({ digest }) => digest === null);
  const bySave = await readDocuments(queries, saves.map(toVersionId));
  const found = items.flatMap((item) => {
    const doc = item.digest === null ? bySave.get(versionKey(toVersionId(item))) : byDigest.get(item.digest);
    // Sets hold form templates alone.
    return doc === undefined ? [] : [[itemKey(item), doc as FormTemplateDoc] as const];
  });
  return new Map(found);
}

/** The same for two items that say the same because they are one save, or one form that is kept with the sets. */
export function itemKey(item: SetItem): string {
  return item.digest ?? versionKey(toVersionId(item));
}

function toVersionId({ formTemplateId, version }: SetItem) {
  return { documentId: formTemplateId, version };
}
