import { ConnectionError } from '@studio/api';
import { readFileValue } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import type { SecondStep } from '../../../kernel/object/plain/SecondStep.ts';
import type { Product } from '../products.api.ts';
import type { PendingDocument } from './explainUpload.ts';
import { type DocumentPart, type ProductDraft, toProductDraft } from './productDraft.ts';

const parts: readonly DocumentPart[] = ['quote', 'binder'];

/** The address of a document of a product, with a single-use token. */
export function documentUrl(
  { id: product }: Pick<Product, 'id'>,
  { id, name, token }: { readonly id: string; readonly name: string; readonly token: string },
): string {
  const query = { id: product, fileTemplateId: id, contentDisposition: 'inline', t: token };
  return `/productTemplateDownload/${encodeURIComponent(name)}?${new URLSearchParams(query)}`;
}

/** Loads what uploads documents and reports failures: ahead, since it cannot be loaded while there is no connection: then null. */
export const loadUpload = () => import('./sendDocuments.ts').catch(() => null);

/** Once a product is saved, the documents that were chosen for it are uploaded. */
export const documentsStep: SecondStep<Product, ProductDraft> = {
  isNeeded: (draft) => pendingOf(draft).length > 0,
  without: (draft, doc) => {
    const saved = toProductDraft(doc);
    const kept = pendingOf(draft).map(({ part }) => [`${part}Document`, saved[`${part}Document`]]);
    return { ...draft, ...Object.fromEntries(kept) };
  },
  send: async (draft, { doc, etag }, options) => {
    const upload = await loadUpload();
    if (upload === null) throw new ConnectionError('network', null);
    return upload.sendDocuments(pendingOf(draft), { doc, etag }, options);
  },
};

function pendingOf(draft: ProductDraft): readonly PendingDocument[] {
  return parts.flatMap((part) => {
    const file = readFileValue(pendingFiles.resolve(draft[`${part}Document`]));
    return file.is === 'pending' ? [{ part, key: file.key, name: file.name }] : [];
  });
}
