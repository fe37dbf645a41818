import { fileText } from '../../../kernel/object/files/files.messages.ts';
import { pendingId } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import type { SecondStep } from '../../../kernel/object/plain/SecondStep.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { uploadForm } from '../../../platform/transfer/uploadFile.ts';
import { products } from '../early.ts';
import type { Product } from '../products.api.ts';
import { explainUpload, type PendingDocument } from './explainUpload.ts';
import { type ProductDraft, toProductDraft } from './productDraft.ts';

type Send = SecondStep<Product, ProductDraft>['send'];

/** Uploads the documents that were chosen for a saved product. @throws what failed, reported at the document */
export async function sendDocuments(
  chosen: readonly PendingDocument[],
  { doc, etag }: Parameters<Send>[1],
  { idempotencyKey, clientTag }: Parameters<Send>[2],
): ReturnType<Send> {
  try {
    const query = new URLSearchParams(chosen.map(({ part }) => [`${part}FileTemplateId`, pendingId]));
    const response = await uploadForm({
      url: `${products.rest}/${encodeURIComponent(doc.id)}/documentTemplates?${query}`,
      form: await formOf(chosen),
      headers: { 'If-Match': etag, 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag },
    });
    const saved: Product = await response.json();
    const next = toProductDraft(saved);
    for (const { part, key } of chosen) pendingFiles.noteUploaded(key, next[`${part}Document`]);
    return { doc: saved, etag: response.headers.get('ETag') ?? '' };
  } catch (error) {
    throw explainUpload(error, chosen) ?? error;
  }
}

/** @throws when a file is not in this browser any more */
async function formOf(chosen: readonly PendingDocument[]): Promise<FormData> {
  const form = new FormData();
  for (const { part, key, name } of chosen) {
    const file = await pendingFiles.find(key);
    if (file === null) throw new ExplainedError(fileText('lost', { name }));
    form.set(`${part}File`, file, name);
  }
  return form;
}
