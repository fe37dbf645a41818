import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { focusPlace } from '../../../kernel/object/plain/findControl.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { filesText } from '../files.messages.ts';
import { placeOfFile, soughtFile } from '../soughtFile.ts';
import { type FileDoc, type FileDraft, idOfRow } from './fileDraft.ts';

/** Scrolls to the row of a file when the address names it, each time anew. */
export function useSoughtFile({
  state,
  rootRef,
}: Pick<PartsInput<FileDoc, FileDraft>, 'rootRef' | 'state'>): void {
  const { key, search } = useLocation();
  const id = soughtFile(search);
  const lead = useEffectEvent((sought: string, _arrival: string) => {
    const place = placeOfFile(sought, state.draft, state.base.doc, idOfRow);
    if (place === null) {
      notify({ message: filesText('sought.gone'), tone: 'bad' });
      return;
    }
    focusPlace(rootRef.current, place);
    document.activeElement?.closest('[data-row]')?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (id === null) return undefined;
    // The screen focuses its heading when it is opened, and the palette gives the focus back.
    const frame = requestAnimationFrame(() => lead(id, key));
    return () => cancelAnimationFrame(frame);
  }, [id, key]);
}
