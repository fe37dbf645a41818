import { and, eq, like } from 'drizzle-orm';
import { readContent } from '../../store/contents/readContent.ts';
import type { Queries } from '../../store/Database.ts';
import type { ContentReference } from '../../store/Kind.ts';
import { content } from '../../store/schema.ts';
import { type KnownContentType, recogniseContent, wordType } from '../../uploads/recogniseContent.ts';

/** The id of a document that is chosen, and comes with a call of its own. */
export const pendingFile = -1;

/** The types that documents may have, by their names: those that word processors, browsers and printers read. */
const typesByName: Readonly<Record<string, KnownContentType>> = {
  doc: 'application/msword',
  docx: wordType,
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  html: 'text/html',
};

const documentTypes: readonly KnownContentType[] = Object.values(typesByName);

/** The types of those names that documents may have. */
export function documentTypesOf(names: readonly string[]): KnownContentType[] {
  return names.flatMap((name) => typesByName[name] ?? []);
}

/** Bytes of a digest that make an id: as many as a number can hold. */
const idBytes = 6;

/** The id of a document of a product: the beginning of its digest, so that the same bytes have the same id, now and after a restore. */
export function fileTemplateId({ digest }: Pick<ContentReference, 'digest'>): number {
  return Buffer.from(digest, 'base64url').readUIntBE(0, idBytes);
}

/** The stored document of that id, without its name; null when there is none. */
export async function findFileTemplate(
  queries: Queries,
  id: number,
): Promise<Omit<ContentReference, 'fileName'> | null> {
  const beginning = Buffer.alloc(idBytes);
  beginning.writeUIntBE(id, 0, idBytes);
  // `_` matches any character: the ids are compared below.
  const rows = await queries
    .select({ digest: content.digest, size: content.size })
    .from(content)
    .where(and(like(content.digest, `${beginning.toString('base64url')}%`), eq(content.complete, true)));
  for (const stored of rows.filter((row) => fileTemplateId(row) === id)) {
    const mediaType = await recogniseContent(readContent(queries, stored));
    if (mediaType !== null && documentTypes.includes(mediaType)) return { ...stored, mediaType };
  }
  return null;
}
