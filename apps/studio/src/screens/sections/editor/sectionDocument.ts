import { ConnectionError, ProblemError } from '@studio/api';
import { openAt, refusedAt } from '../../../kernel/editor/placeFailure.ts';
import { cutText } from '../../../kernel/object/files/cut.messages.ts';
import { fileText } from '../../../kernel/object/files/files.messages.ts';
import { readFileValue } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import type { SecondStep } from '../../../kernel/object/plain/SecondStep.ts';
import { isBusy } from '../../../platform/http/retryWhileBusy.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { takeToken } from '../../../platform/transfer/takeToken.ts';
import { uploadForm } from '../../../platform/transfer/uploadFile.ts';
import type { Section } from '../sections.api.ts';
import { documentOf, type SectionDraft } from './sectionDraft.ts';

/** The address of the document of a section template, with a single-use token. */
export function documentUrl(
  { id }: Pick<Section, 'id'>,
  { name, token }: { readonly name: string; readonly token: string },
): string {
  const query = { sectionTemplateId: id, t: token, contentDisposition: 'inline' };
  return `/sectionTemplateDownload/${encodeURIComponent(name)}?${new URLSearchParams(query)}`;
}

/** A document that is still to be uploaded. */
interface PendingDocument {
  readonly key: string;
  readonly name: string;
}

/** Once a template is saved, the document that was chosen for it is uploaded. */
export const documentStep: SecondStep<Section, SectionDraft> = {
  isNeeded: (draft) => pendingOf(draft) !== null,
  without: (draft, doc) => ({ ...draft, document: documentOf(doc) }),
  send: async (draft, saved, { idempotencyKey, clientTag }) => {
    const chosen = pendingOf(draft);
    if (chosen === null) return saved;
    const headers = {
      ...{ 'If-Match': saved.etag, 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag },
    };
    try {
      return await upload(chosen, saved.doc.id, headers);
    } catch (error) {
      throw explain(error, chosen);
    }
  },
};

function pendingOf({ document }: SectionDraft): PendingDocument | null {
  const file = readFileValue(pendingFiles.resolve(document));
  return file.is === 'pending' ? file : null;
}

async function upload(
  { key, name }: PendingDocument,
  id: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ doc: Section; etag: string }> {
  const file = await pendingFiles.find(key);
  if (file === null) throw new ExplainedError(fileText('lost', { name }));
  const token = await takeToken(new AbortController().signal);
  const query = { sectionTemplateId: id, documentTemplateName: name, size: String(file.size), t: token };
  const form = new FormData();
  form.set('Filedata', file, name);
  const response = await uploadForm({
    url: `/sectionTemplateUpload?${new URLSearchParams(query)}`,
    form,
    headers,
  });
  const doc: Section = await response.json();
  pendingFiles.noteUploaded(key, documentOf(doc));
  return { doc, etag: response.headers.get('ETag') ?? '' };
}

/** What is refused because of a document. */
const ofDocument: readonly number[] = [400, 413, 415, 422];

/** A failed upload as it is shown at the document; a refusal that is not about it stays as it is. */
function explain(error: unknown, { name }: PendingDocument): unknown {
  const reason = describeError(error);
  const at = (message: string) => ({
    detail: reason,
    errors: [{ pointer: '/documentTemplateName', message }],
  });
  if (error instanceof ExplainedError) return refusedAt(at(reason));
  if (error instanceof ConnectionError) {
    return openAt(error, at(cutText(error.reason === 'network' ? 'cut' : 'stays', { reason, name })));
  }
  if (!(error instanceof ProblemError) || isBusy(error)) return error;
  if (error.status >= 500) return openAt(error, at(cutText('stays', { reason, name })));
  return ofDocument.includes(error.status) ? refusedAt(at(reason)) : error;
}
