import type { UploadedFile } from '../http/UploadedFile.ts';
import { readTypeList } from './archiveFault.ts';
import { type KnownContentType, recogniseContent, sheetType, wordType } from './recogniseContent.ts';

/** What the main part of an archive is in its list of types, by what the file is then. Templates and what has macros are others. */
const mainParts: readonly (readonly [type: string, mediaType: KnownContentType])[] = [
  [`${wordType}.main+xml`, wordType],
  [`${sheetType}.main+xml`, sheetType],
];

/** The types of parts with macros, whatever the main part says that it is. */
const macros = /macroEnabled|vnd\.ms-office\.vbaProject/i;

type Upload = Pick<UploadedFile, 'size' | 'open' | 'openRange'>;

/**
 * Tells what an uploaded file is from its bytes, as `recogniseContent` does, and of an archive in Open XML from its list of types.
 * An archive whose list cannot be read is what its parts are named like: `archiveFault` says what is wrong with it.
 * @returns null when it is none of the types that are known
 */
export async function recogniseUpload(file: Upload): Promise<KnownContentType | null> {
  const mediaType = await recogniseContent(file.open());
  if (mediaType !== wordType && mediaType !== sheetType) return mediaType;
  const list = await readTypeList(file);
  return list === null ? mediaType : typeByList(list);
}

function typeByList(list: string): KnownContentType | null {
  if (macros.test(list)) return null;
  const types = Array.from(
    list.replaceAll(/<!--.*?-->/gs, '').matchAll(/\bContentType\s*=\s*["']([^"']*)["']/g),
    ([, type = '']) => type.toLowerCase(),
  );
  return mainParts.find(([type]) => types.includes(type))?.[1] ?? null;
}
