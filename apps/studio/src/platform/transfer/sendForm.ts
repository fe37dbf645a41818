import { ConnectionError } from '@studio/api';
import type { OnTransferProgress } from './TransferProgress.ts';
import { isReadable, UnreadableFileError } from './UnreadableFileError.ts';

/** How a form is sent, and how progress is reported. */
export interface SendFormOptions {
  readonly url: string;
  readonly form: FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Called for every part of the form that has been sent. */
  readonly onProgress?: OnTransferProgress | undefined;
  /** Ends it at once; what was sent so far is no whole form, and the server throws it away. */
  readonly signal: AbortSignal;
  /** Milliseconds without any byte leaving after which it is given up. Default: one minute. */
  readonly stallMs?: number;
  /** Milliseconds that the server may think once it has everything. Default: ten minutes. */
  readonly answerMs?: number;
}

/**
 * Sends a form by POST and reports how much of it has been sent, which `fetch` cannot.
 * @returns the answer, whatever its status.
 * @throws ConnectionError when none came; UnreadableFileError when a file of the form has changed on the disk before it had left; the
 * `AbortError` of the signal.
 */
export function sendForm({
  url,
  form,
  headers,
  onProgress,
  signal,
  stallMs = 60_000,
  answerMs = 600_000,
}: SendFormOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;

    const abort = () => request.abort();
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      finish();
    };
    const giveUpIn = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        settle(() => reject(new ConnectionError('timeout', undefined)));
        request.abort();
      }, milliseconds);
    };

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      giveUpIn(stallMs);
      onProgress?.(loaded, lengthComputable ? total : null);
    };
    request.upload.onload = () => {
      hasLeft = true;
      giveUpIn(answerMs);
    };
    request.onload = () => settle(() => resolve(toResponse(request)));
    request.onerror = () => settle(() => void failureOf(form, hasLeft).then(reject));
    request.onabort = () => settle(() => reject(signal.reason));
    signal.addEventListener('abort', abort);

    request.open('POST', url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    giveUpIn(stallMs);
    request.send(form);
  });
}

/**
 * Why a form was not answered: browsers report a file that they cannot read as they do a lost connection.
 * @param hasLeft whether all of it was sent. Then its files are not to blame, whatever has become of them since.
 */
async function failureOf(form: FormData, hasLeft: boolean): Promise<Error> {
  if (!hasLeft) {
    for (const value of form.values())
      if (value instanceof File && !(await isReadable(value))) return new UnreadableFileError(value);
  }
  return new ConnectionError('network', undefined);
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const lines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return new Response(hasBody ? (request.response as ArrayBuffer) : null, { status, statusText, headers });
}
