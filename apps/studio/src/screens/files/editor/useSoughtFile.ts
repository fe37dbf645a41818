import type { PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { focusPlace } from '../../../kernel/object/plain/findControl.ts';
import { useSought } from '../../../kernel/object/plain/useSought.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { filesText } from '../files.messages.ts';
import { fileParameter, placeOfFile } from '../soughtFile.ts';
import { type FileDoc, type FileDraft, idOfRow } from './fileDraft.ts';

/** Scrolls to the row of a file when the address names it, each time anew. */
export function useSoughtFile({
  state,
  rootRef,
}: Pick<PartsInput<FileDoc, FileDraft>, 'rootRef' | 'state'>): void {
  useSought(fileParameter, (id) => {
    const place = placeOfFile(id, state.draft, state.base.doc, idOfRow);
    if (place === null) {
      notify({ message: filesText('sought.gone'), tone: 'bad' });
      return;
    }
    focusPlace(rootRef.current, place);
    document.activeElement?.closest('[data-row]')?.scrollIntoView({ block: 'center' });
  });
}
