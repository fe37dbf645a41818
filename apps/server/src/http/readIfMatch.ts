import { ProblemError } from './ProblemError.ts';

/**
 * What an If-Match header asks for (RFC 9110): a test of an entity tag, by the strong comparison. Throws 428 when the
 * header is missing.
 */
export function readIfMatch(header: string | string[] | undefined): (etag: string) => boolean {
  const text = Array.isArray(header) ? header.join(',') : header;
  if (text === undefined || text.trim() === '') {
    const detail = 'Send the ETag of the version that was changed.';
    throw new ProblemError(428, 'precondition-required', 'If-Match is missing', detail);
  }
  const tags = text.split(',').map((tag) => tag.trim());
  return (etag) => tags.includes('*') || tags.includes(etag);
}
