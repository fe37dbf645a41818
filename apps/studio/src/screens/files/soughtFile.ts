import type { FocusedPlace } from '../../kernel/object/plain/findControl.ts';
import { files } from './early.ts';
import type { FileDoc, FileDraft } from './editor/fileDraft.ts';

/** The parameter of the address that names a file on the screen of all of them. */
export const fileParameter = 'file';

/** The address of one file. */
export function pathOfFile(id: string): string {
  return `${files.path}?${new URLSearchParams({ [fileParameter]: id })}`;
}

/** The place of a file on the screen; of one that is deleted with the next save the row that can bring it back. Null for one that is not there. */
export function placeOfFile(
  id: string,
  { productFiles, customFiles }: FileDraft,
  { items }: FileDoc,
  idOfRow: (row: { readonly key: string }) => string,
): FocusedPlace | null {
  const place = (field: string, row: string) => ({ field, row, column: null });
  const ofProduct = productFiles.find((row) => idOfRow(row) === id);
  if (ofProduct !== undefined) return place('productFiles', ofProduct.key);
  const custom = customFiles.find((row) => idOfRow(row) === id);
  if (custom !== undefined) return place('customFiles', custom.key);
  return items.some((item) => item.id === id) ? place('customFiles', id) : null;
}
