import { isProblem, type Organization, type Result, result, type SignatureAttachment } from '@studio/api';
import type { RichTextAttachment } from '@studio/widgets';
import { randomId } from '../../../kernel/editor/randomId.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { api } from '../../../platform/http/api.ts';
import { retryWhileBusy } from '../../../platform/http/retryWhileBusy.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { uploadFile } from '../../../platform/transfer/uploadFile.ts';
import { signatureText } from './signature.messages.ts';

/** An organization with its version, as far as its signature goes. */
export interface LoadedSignature {
  /** HTML; empty for none. */
  readonly html: string;
  readonly etag: string;
}

/** That the signature that was edited is not the one that is stored any more. */
export class SignatureChangedError extends Error {
  override readonly name = 'SignatureChangedError';
}

/** Reads the signature of an organization. */
export async function loadSignature(id: string, signal: AbortSignal): Promise<LoadedSignature> {
  const params = { path: { id } };
  return signatureOf(await result(api.GET('/rest/Organization/{id}', { params, signal })));
}

interface SaveOptions {
  readonly signal: AbortSignal;
  /** The signature that was edited. */
  readonly loaded: LoadedSignature;
}

/** How often a save is sent again because something else of the organization was saved meanwhile. */
const mostRepetitions = 5;

/**
 * Saves a signature under the loading bar. What else was saved of the organization since it was read, such as its settings, does not matter.
 * @throws SignatureChangedError when its signature was changed
 */
export async function saveSignature(id: string, html: string, options: SaveOptions): Promise<void> {
  const texts = { loading: signatureText('loading'), success: signatureText('success') };
  await withProgress(texts, () => save(id, html, options));
}

async function save(id: string, html: string, { signal, loaded }: SaveOptions): Promise<void> {
  const key = randomId();
  let { etag } = loaded;
  for (let repetition = 0; ; repetition += 1) {
    const header = { 'If-Match': etag, 'Idempotency-Key': `${key}.${repetition}` };
    const params = { path: { id }, header };
    try {
      const body = { emailSignature: html };
      const call = () => result(api.POST('/rest/Organization/{id}/emailSignature', { params, body, signal }));
      await retryWhileBusy(call, { signal, onWait: () => undefined });
      return;
    } catch (error) {
      if (!isProblem(error, 412) || repetition === mostRepetitions) throw error;
      const current = await loadSignature(id, signal);
      if (current.html !== loaded.html) {
        throw new SignatureChangedError(signatureText('changed'), { cause: error });
      }
      etag = current.etag;
    }
  }
}

/** Stores a picture or a file for the signature. @throws Error with the reason in words */
export async function attachFile(id: string, file: File, signal: AbortSignal): Promise<RichTextAttachment> {
  const path = `/rest/Organization/${encodeURIComponent(id)}/emailSignature/attachments`;
  try {
    const response = await uploadFile({ path, file, signal });
    const { url, fileName } = (await response.json()) as SignatureAttachment;
    return { url, name: fileName };
  } catch (error) {
    if (isProblem(error, 415)) throw new Error(signatureText('type'), { cause: error });
    throw error instanceof DOMException ? error : new Error(describeError(error), { cause: error });
  }
}

function signatureOf({ data, etag }: Result<Organization>): LoadedSignature {
  return { html: data.defaultEmailSignature, etag: etag ?? '' };
}
