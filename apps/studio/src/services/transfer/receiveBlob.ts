import { ConnectionError, type Result } from '@studio/api';
import type { OnTransferProgress } from './TransferProgress.ts';

/**
 * Receives the body of an answer and tells how much of it has come.
 * @throws ConnectionError when it breaks off; the AbortError of the call's signal.
 */
export async function receiveBlob(
  { data, etag, response }: Result<ReadableStream<Uint8Array<ArrayBuffer>> | null>,
  onProgress: OnTransferProgress,
): Promise<Result<Blob>> {
  const total = lengthOf(response.headers);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  try {
    for await (const part of data ?? []) {
      parts.push(part);
      received += part.byteLength;
      onProgress(received, total);
    }
  } catch (error) {
    throw error instanceof TypeError ? new ConnectionError('network', error) : error;
  }
  const type = response.headers.get('Content-Type') ?? '';
  return { data: new Blob(parts, { type }), etag, response };
}

/** How many bytes will come; null where nobody says, or where the number is that of the compressed bytes. */
function lengthOf(headers: Headers): number | null {
  if (headers.has('Content-Encoding')) return null;
  const length = Number.parseInt(headers.get('Content-Length') ?? '', 10);
  return Number.isNaN(length) ? null : length;
}
