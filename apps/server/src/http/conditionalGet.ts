import { createHash } from 'node:crypto';

const entityTag = /(?:W\/)?("[^"]*")/g;

/**
 * Whether an If-None-Match header names an entity tag, or any (RFC 9110, section 13.1.2): by the weak comparison, as a
 * proxy may have weakened a tag that was strong. A header that is missing names none.
 */
export function isNamedIn(header: string | string[] | undefined, etag: string): boolean {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  if (text.trim() === '*') return true;
  return [...text.matchAll(entityTag)].some(([, opaque]) => opaque === opaqueOf(etag));
}

/** A weak tag for an answer that has no version of its own: the digest of its JSON. */
export function digestTag(json: string): string {
  return `W/"${createHash('sha256').update(json).digest('base64url')}"`;
}

function opaqueOf(etag: string): string {
  return etag.replace(/^W\//, '');
}
