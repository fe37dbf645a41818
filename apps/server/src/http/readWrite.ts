import { hash } from 'node:crypto';
import type { Write } from '../store/DocumentStore.ts';
import type { RequestKey } from '../store/repetitions.ts';
import type { Call, OperationId } from './Operation.ts';

/** Who writes, and what the headers say of the write. */
export function readWrite<Id extends OperationId>(id: Id, call: Call<Id>): Write {
  return {
    authorId: call.signedIn().userId,
    requestKey: readRequestKey(id, call),
    clientTag: single(call.headers['x-client-tag']),
  };
}

/** The key, with a digest of all that tells one request from another. */
function readRequestKey<Id extends OperationId>(
  id: Id,
  { path, query, headers, body }: Call<Id>,
): RequestKey | undefined {
  const key = single(headers['idempotency-key']);
  if (key === undefined) return undefined;
  const told = JSON.stringify([id, path, query, headers['if-match'] ?? null, body]);
  return { key, fingerprint: hash('sha256', told, 'base64url') };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
