import { ModalNote } from '../../../kernel/upload/ModalNote.styles.ts';
import { formDialogText } from './dialogs.messages.ts';

/** So many rows of a table in a modal are drawn at most. */
export const mostRows = 500;

/** Says below a table that it does not show all. @param count how many rows there are */
export function MoreRows({ count }: { readonly count: number }) {
  if (count <= mostRows) return null;
  const values = { shown: mostRows.toLocaleString(), count: count.toLocaleString() };
  return <ModalNote>{formDialogText('more', values)}</ModalNote>;
}
