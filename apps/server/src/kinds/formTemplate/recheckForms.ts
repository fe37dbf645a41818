import { isDeepStrictEqual } from 'node:util';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { findDocument } from '../../store/findDocuments.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import { StoreError } from '../../store/StoreError.ts';
import { Surroundings } from '../../store/Surroundings.ts';
import { checkForms } from './checkForm.ts';
import type { FormError, FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';

/** The forms with what is wrong with them now; each the same object when it says so already. Their status is no matter. */
export async function recheckForms(
  surroundings: Surroundings,
  docs: readonly FormTemplateDoc[],
): Promise<FormTemplateDoc[]> {
  const errors = await checkForms(surroundings, docs);
  return docs.map((doc, index) => {
    const own = errors[index] ?? [];
    return isDeepStrictEqual(own, doc.errors ?? []) ? doc : { ...doc, errors: own };
  });
}

/** Attempts while others save the form, each of which is checked. */
const mostAttempts = 3;

/**
 * What is wrong with a stored form now; it is stored with that. One that somebody saves meanwhile is looked at again as it is then. With one
 * that is gone nothing is wrong.
 */
export async function recheckStored(
  store: DocumentStore,
  authorId: string,
  read: StoredDocument<FormTemplateDoc>,
): Promise<readonly FormError[]> {
  let form: StoredDocument<FormTemplateDoc> | null = read;
  let errors: readonly FormError[] = [];
  for (let attempt = 0; form !== null && attempt < mostAttempts; attempt += 1) {
    const { id, doc }: StoredDocument<FormTemplateDoc> = form;
    const etag = etagOf(form);
    const [checked = doc] = await recheckForms(new Surroundings(store.queries), [doc]);
    errors = checked.errors ?? [];
    if (checked === doc) return errors;
    try {
      const change = () => checked;
      await store.update(formTemplateKind, { id }, { authorId, matches: (now) => now === etag, change });
      return errors;
    } catch (error) {
      const reason = error instanceof StoreError ? error.failure.reason : null;
      // One that was stored before forms had the limits that they have stays as it is.
      if (reason === 'invalid') return errors;
      if (reason !== 'stale' && reason !== 'missing') throw error;
      form = await findDocument(store.queries, formTemplateKind, { id });
    }
  }
  return form === null ? [] : errors;
}
