import { useEffect, useEffectEvent, useState } from 'react';
import { session } from '../../platform/session/session.ts';
import type { Editor } from './Editor.ts';
import { announceEditor } from './tabs/announceEditor.ts';
import { addressOf, type OtherEditor } from './tabs/EditorAddress.ts';
import { useEditorState } from './useEditorState.ts';

/**
 * The other tabs of this browser in which the user has the same object open; none while it has no id, as a new one.
 * @param onSaved another tab has gone on to this version: called without the server, too
 */
export function useOtherTabs<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  onSaved: (etag: string) => void,
): readonly OtherEditor[] {
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const { definition } = editor;
  const { id } = useEditorState(editor);
  const received = useEffectEvent(onSaved);
  useEffect(() => {
    if (id === '') return undefined;
    const userId = session.current?.user.id ?? '';
    const announced = announceEditor(addressOf(userId, { id, definition }), () => ({
      hasUnsaved: editor.isDirty,
    }));
    const unsubscribe = announced.onChange(() => setOthers(announced.others));
    const unsubscribeSaves = announced.onSaved((etag) => received(etag));
    const stopChanges = editor.subscribe(() => announced.update());
    const stopSaves = editor.onSave((etag) => announced.announceSave(etag));
    return () => {
      unsubscribe();
      unsubscribeSaves();
      stopChanges();
      stopSaves();
      announced.stop();
      setOthers([]);
    };
  }, [editor, definition, id]);
  return others;
}
