import type { ProblemError } from '../http/ProblemError.ts';
import { badRequest, unscanned, wrongType } from '../http/problems.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import type { ContentStore } from '../store/contents/ContentStore.ts';
import type { ContentReference } from '../store/Kind.ts';
import { archiveFault } from './archiveFault.ts';
import { fileNameFault } from './fileNameFault.ts';
import { type KnownContentType, recogniseContent, sheetType, wordType } from './recogniseContent.ts';
import type { UploadScanner } from './UploadScanner.ts';

interface ReceiveOptions {
  /** The types that are taken. */
  taken: readonly KnownContentType[];
  /** Null when files are not scanned. */
  scan: UploadScanner | null;
  /** The message for a file of another type. Default: which types are taken. */
  refusal?: (name: string) => string;
  /** The problem with a file that is not taken. Default: that it is of the wrong type. */
  problem?: (detail: string) => ProblemError;
  /** Why a file of one of the types is not to be kept, as the end of a sentence about it; null when it is. Default: it always is. */
  faultOf?: (mediaType: KnownContentType, file: UploadedFile) => Promise<string | null>;
}

/** What every document in Open XML holds, by its type. */
const archiveParts: ReadonlyMap<KnownContentType, readonly string[]> = new Map([
  [wordType, ['[Content_Types].xml', 'word/document.xml']],
  [sheetType, ['[Content_Types].xml', 'xl/workbook.xml']],
]);

/**
 * Stores a file that a call brought, for a document to use within a day. Throws a problem when its name cannot be that of a file
 * everywhere, when its bytes are of another type than those that are taken, or when it would do harm.
 */
export async function receiveContent(
  contents: ContentStore,
  file: UploadedFile,
  { taken, scan, refusal, problem = wrongType, faultOf }: ReceiveOptions,
): Promise<ContentReference> {
  const { name, size, open } = file;
  const nameFault = fileNameFault(name);
  if (nameFault !== null) throw badRequest(`The name of the file ${nameFault}.`);
  const mediaType = await recogniseContent(open());
  if (mediaType === null || !taken.includes(mediaType)) {
    throw problem(refusal?.(name) ?? `The file '${name}' is none of these: ${taken.join(', ')}.`);
  }
  const parts = archiveParts.get(mediaType);
  const damage = parts === undefined ? null : await archiveFault(file, parts);
  const fault = damage ?? (await faultOf?.(mediaType, file)) ?? null;
  if (fault !== null) throw problem(`The file '${name}' ${fault}.`);
  const harm = scan === null ? null : await harmIn(file, scan);
  if (harm !== null) throw problem(`The file '${name}' was refused by the scanner: ${harm}.`);
  return { ...(await contents.add(open(), { limit: size })), mediaType, fileName: name };
}

/** What the scanner finds; null for nothing. */
function harmIn(file: UploadedFile, scan: UploadScanner): Promise<string | null> {
  return scan(file).catch((cause: unknown) => {
    throw unscanned(file.name, { cause });
  });
}
