import { readProblem } from '@studio/api';
import { announceKindChange, kindOfPath } from '../changes/kindChanges.ts';
import { endSession } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import { type SendFormOptions, sendForm } from './sendForm.ts';
import type { OnTransferProgress } from './TransferProgress.ts';
import { takeToken } from './takeToken.ts';
import { untilSessionEnds } from './untilSessionEnds.ts';

/** One file that is being uploaded. */
export interface FileUpload {
  /** The path of the call. */
  readonly path: string;
  /** The parameters of the call besides the token. */
  readonly query?: Readonly<Record<string, string>>;
  readonly file: File;
  /** Called with the bytes of the file that have been sent. */
  readonly onProgress?: OnTransferProgress;
  readonly signal?: AbortSignal;
}

/**
 * Uploads a file in the form field `file`, with a single-use token. The end of the session aborts it, and a refused
 * session ends as it does for every other call.
 * @throws ProblemError, ConnectionError or AbortError, as the calls of the client do.
 */
export async function uploadFile({ path, query, file, onProgress, signal }: FileUpload): Promise<Response> {
  const alive = untilSessionEnds(signal);
  const token = await takeToken(alive);
  const form = new FormData();
  form.set('file', file, file.name);
  return uploadForm({
    url: `${path}?${new URLSearchParams({ ...query, t: token })}`,
    form,
    // The form is some bytes longer than its file.
    onProgress: (sent) => onProgress?.(Math.min(sent, file.size), file.size),
    signal: alive,
  });
}

/** A form that is being uploaded. */
export interface FormUpload extends Pick<SendFormOptions, 'url' | 'form' | 'onProgress'> {
  /** Headers of the call besides those that every call has. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Uploads a form with its files. The end of the session aborts it, and a refused session ends as it does for every other call.
 * @throws ProblemError, ConnectionError or AbortError, as the calls of the client do.
 */
export async function uploadForm({ headers, signal, ...rest }: FormUpload): Promise<Response> {
  const { clientId } = session;
  const response = await sendForm({
    ...rest,
    headers: {
      'X-Console-Type': 'studio',
      ...(clientId !== null && { 'X-Client-Id': clientId }),
      ...headers,
    },
    signal: untilSessionEnds(signal),
  });
  if (response.ok) {
    const kind = kindOfPath(rest.url.replace(/\?.*/s, ''));
    if (kind !== null) announceKindChange(kind, response.headers.get('ETag'));
    return response;
  }
  const error = await readProblem(response);
  if (error.status === 401 && session.clientId === clientId) endSession('expired');
  throw error;
}
