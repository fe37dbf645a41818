import { hash } from 'node:crypto';
import type { SignedIn } from '../access/SignedIn.ts';
import type { RequestKey } from '../store/repetitions.ts';
import type { Write } from '../store/Write.ts';

/** A request as far as it tells one write from another. */
interface WriteRequest {
  path: unknown;
  query: unknown;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
  signedIn: () => SignedIn;
}

/** Who writes, and what the headers say of the write. @param operation tells the operation from every other */
export function readWrite(operation: string, call: WriteRequest): Write {
  return {
    authorId: call.signedIn().userId,
    requestKey: readRequestKey(operation, call),
    clientTag: single(call.headers['x-client-tag']),
  };
}

/** The key, with a digest of all that tells one request from another. */
function readRequestKey(
  operation: string,
  { path, query, headers, body }: WriteRequest,
): RequestKey | undefined {
  const key = single(headers['idempotency-key']);
  if (key === undefined) return undefined;
  const request = JSON.stringify([operation, path, query, headers['if-match'] ?? null, body]);
  return { key, fingerprint: hash('sha256', request, 'base64url') };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
