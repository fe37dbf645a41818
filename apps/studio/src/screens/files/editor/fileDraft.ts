import type { ConfiguredFile } from '@studio/api';
import type { DraftRow } from '../../../kernel/editor/fields/FieldDefinitions.ts';
import type { CollectionDoc } from '../../../kernel/kind/collectionKind.ts';
import { comparableFile, storedFile } from './storedFile.ts';

/** The files and icons as the server has them. */
export type FileDoc = CollectionDoc<ConfiguredFile>;

/** A file that the product has a place for: all but the file itself is the product's to say. */
export interface ProductFileRow extends DraftRow {
  readonly name: string;
  readonly required: boolean;
  /** `noFile`, `takenAway`, `storedFile` or `pendingFile`. */
  readonly file: string;
}

/** A file that somebody added. */
export interface CustomFileRow extends DraftRow {
  readonly name: string;
  readonly description: string;
  readonly carrierOnly: boolean;
  /** As that of a `ProductFileRow`. */
  readonly file: string;
}

/** The files and icons as they are edited. */
export interface FileDraft {
  readonly productFiles: readonly ProductFileRow[];
  readonly customFiles: readonly CustomFileRow[];
}

/** What a save says of the files, as plain data. */
export type FileBody = { readonly [List in keyof FileDraft]: readonly object[] };

/** The ids that rows got by being saved in this page, by their keys. */
const made = new Map<string, string>();

/** Notes which object a new row has become: it keeps its key. */
export function noteMade(key: string, id: string): void {
  made.set(key, id);
}

/** What stays of a row when it is changed and saved: the object's id; of one that is not saved yet its key. */
export function idOfRow({ key }: DraftRow): string {
  return made.get(key) ?? key;
}

/** A row with what identifies its object. */
type NamedRow = DraftRow & { readonly name: string };

/**
 * The object that a row is of: the one that it was made from or has become; otherwise the one of its name, unless that is another row's.
 * Undefined for a new one, and for one that is gone.
 * @param rows all rows of the draft
 */
export function itemOfRow(
  row: NamedRow,
  { items }: FileDoc,
  rows: readonly DraftRow[],
): ConfiguredFile | undefined {
  const id = idOfRow(row);
  const own = items.find((item) => item.id === id);
  if (own !== undefined) return own;
  const named = items.find(({ name }) => name === row.name.trim());
  return named === undefined || rows.some((other) => idOfRow(other) === named.id) ? undefined : named;
}

/** All rows of a draft. */
export function rowsOfFiles({ productFiles, customFiles }: FileDraft): readonly NamedRow[] {
  return [...productFiles, ...customFiles];
}

/** The rows of the files that somebody added, as a version has them. */
export function customRows({ items }: FileDoc): readonly CustomFileRow[] {
  return items
    .filter(({ grouping }) => grouping === null)
    .map((item) => ({
      ...{ key: item.id, name: item.name, description: item.description },
      ...{ carrierOnly: item.carrierOnly, file: storedFile(item) },
    }));
}

/** Makes a draft of the files and icons. */
export function toFileDraft(doc: FileDoc): FileDraft {
  const ofProduct = doc.items.filter(({ grouping }) => grouping !== null);
  return {
    productFiles: ofProduct.map((item) => ({
      ...{ key: item.id, name: item.name, required: item.required, file: storedFile(item) },
    })),
    customFiles: customRows(doc),
  };
}

/** What is to be saved of a draft, as plain data. */
export function toFileBody({ productFiles, customFiles }: FileDraft): FileBody {
  return {
    productFiles: productFiles.map(({ name, file }) => ({ name, file: comparableFile(file) })),
    customFiles: customFiles.map(({ key: _key, ...row }) => ({
      ...{ ...row, name: row.name.trim(), description: row.description.trim() },
      file: comparableFile(row.file),
    })),
  };
}
