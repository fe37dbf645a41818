import { Readable } from 'node:stream';
import { attachment } from '../exchange/attachment.ts';
import type { ContentStore } from '../store/contents/ContentStore.ts';
import type { StoredContent } from '../store/contents/StoredContent.ts';

interface ContentAnswerOptions<MediaType extends string> {
  content: StoredContent;
  mediaType: MediaType;
  /** Sends it under that name. Default: as a picture or the like, to be shown. */
  fileName?: string;
  /** Whether a browser shows what has a name, if it can, in place of saving it. Default: false. */
  isInline?: boolean;
  /** Seconds for which a browser need not ask again; null when the address holds the digest, so that it never need. */
  freshSeconds: number | null;
}

const oneYear = 31_536_000;
/** A picture that is opened by itself, such as an SVG, and a page run no script and reach nothing of the console. */
const contentPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";
/** Browsers show no PDF in a sandbox. What it holds runs in a viewer of its own. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The answer that sends a content, a chunk at a time as the receiver takes it. Throws when it is not complete. */
export async function contentAnswer<MediaType extends string>(
  contents: ContentStore,
  { content, mediaType, fileName, isInline = false, freshSeconds }: ContentAnswerOptions<MediaType>,
) {
  if ((await contents.find(content.digest)) === null)
    throw new Error(`There is no content ${content.digest}.`);
  return {
    status: 200,
    headers: {
      etag: `"${content.digest}"`,
      'cache-control':
        freshSeconds === null ? `private, max-age=${oneYear}, immutable` : `private, max-age=${freshSeconds}`,
      'content-length': String(content.size),
      'content-security-policy': mediaType === 'application/pdf' ? pdfPolicy : contentPolicy,
      'x-content-type-options': 'nosniff',
      ...(fileName !== undefined && {
        'content-disposition': attachment(fileName, isInline ? 'inline' : 'attachment'),
      }),
    },
    contentType: mediaType,
    body: Readable.from(contents.read(content), { objectMode: false }),
  } as const;
}
