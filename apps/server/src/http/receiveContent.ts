import type { ContentStore } from '../store/contents/ContentStore.ts';
import type { ContentReference } from '../store/Kind.ts';
import { wrongType } from './problems.ts';
import { type KnownContentType, recogniseContent } from './recogniseContent.ts';
import type { UploadedFile } from './UploadedFile.ts';

/**
 * Stores a file that a call brought, for a document to use within a day. Throws a problem when its bytes are of another type
 * than those that are taken.
 */
export async function receiveContent(
  contents: ContentStore,
  { name, size, open }: UploadedFile,
  taken: readonly KnownContentType[],
): Promise<ContentReference> {
  const mediaType = await recogniseContent(open());
  if (mediaType === null || !taken.includes(mediaType)) {
    throw wrongType(`The file '${name}' is none of these: ${taken.join(', ')}.`);
  }
  return { ...(await contents.add(open(), { limit: size })), mediaType, fileName: name };
}
