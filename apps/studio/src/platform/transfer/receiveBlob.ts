import { partsOf, type Result } from '@studio/api';
import type { OnTransferProgress } from './TransferProgress.ts';

/** Milliseconds without any byte coming after which a download is given up. */
const silence = 60_000;

/**
 * Receives the body of a response and reports how much of it has come. It may take as long as it keeps coming.
 * @throws ConnectionError when it breaks off or stalls; the AbortError of the call's signal.
 */
export async function receiveBlob(
  { data, etag, response }: Result<ReadableStream<Uint8Array<ArrayBuffer>> | null>,
  onProgress: OnTransferProgress,
): Promise<Result<Blob>> {
  const total = lengthOf(response.headers);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for await (const part of data ? partsOf(data, { silence }) : []) {
    parts.push(part);
    received += part.byteLength;
    onProgress(received, total);
  }
  const type = response.headers.get('Content-Type') ?? '';
  return { data: new Blob(parts, { type }), etag, response };
}

/** How many bytes will come; null where it is unknown, or where the number is that of the compressed bytes. */
function lengthOf(headers: Headers): number | null {
  if (headers.has('Content-Encoding')) return null;
  const length = Number.parseInt(headers.get('Content-Length') ?? '', 10);
  return Number.isNaN(length) ? null : length;
}
