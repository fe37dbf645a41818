import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../messages/messages.ts';
import { onConfigurationChange } from '../../services/configurationChanges.ts';
import { notify } from '../../services/notices.ts';
import { onSessionEnd } from '../../session/endSession.ts';
import { session } from '../../session/session.ts';
import { Editor } from './Editor.ts';
import { draftKey, dropDraft, findDraft, parkDraft } from './parkedDrafts.ts';
import type { EditorDefinition, Loaded } from './types.ts';

/**
 * The editor of one object, for as long as the component is mounted. An edit that the end of a session had parked comes
 * back with it. After a change of the whole configuration an editor without unsaved edits shows what is there now; edits
 * stay. Give the component a `key` of the object's id.
 * @param onGone such a change has taken the object away, and nothing was unsaved. Default: nothing happens.
 */
export function useEditor<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  id: string,
  loaded: Loaded<Doc>,
  onGone?: () => void,
) {
  const [key] = useState(() => draftKey(session.current?.user.id ?? '', definition.kind, id));
  const [{ editor, isRestored }] = useState(() => openEditor(definition, id, loaded, key));

  useEffect(() => {
    if (isRestored) notify({ message: t('editor.restored'), tone: 'neutral' });
    dropDraft(key);
    const park = () => {
      const { base, draft } = editor.state;
      if (editor.isDirty) parkDraft(key, { base, draft });
    };
    const stopListening = onSessionEnd(park);
    return () => {
      stopListening();
      if (session.status === 'signedOut') park();
    };
  }, [editor, isRestored, key]);

  const catchUp = useEffectEvent(async () => {
    const isThere = await editor.catchUp();
    if (!isThere) onGone?.();
  });
  useEffect(() => onConfigurationChange(() => void catchUp()), []);

  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => {
      if (editor.isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, [editor]);

  const { draft, base, isSaving, conflict, generation } = useSnapshot(editor.state, {
    sync: true,
  }) as typeof editor.state;
  const { isDirty, isValid } = editor;
  return { editor, draft, base, isSaving, conflict, generation, isDirty, isValid };
}

function openEditor<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  id: string,
  loaded: Loaded<Doc>,
  key: string,
) {
  const parked = findDraft<Doc, Draft>(key);
  if (parked === null) return { editor: new Editor(definition, id, loaded), isRestored: false };
  return { editor: new Editor(definition, id, parked.base, parked.draft), isRestored: true };
}
