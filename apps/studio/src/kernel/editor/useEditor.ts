import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../messages/messages.ts';
import { onConfigurationChange } from '../../services/configurationChanges.ts';
import { notify } from '../../services/notices.ts';
import { session } from '../../session/session.ts';
import { Editor } from './Editor.ts';
import { isOwnSave } from './isOwnSave.ts';
import { editorKey, parkedEditorOf, unparkEditor } from './parkedEditors.ts';
import type { EditorDefinition, Loaded, Saver } from './types.ts';
import './ui/safety.messages.ts';

/**
 * The editor of one object, for as long as the component is mounted. After a change of the whole configuration an
 * editor without unsaved edits shows what is there now; edits stay. Give the component a `key` of the object's id.
 * @param onGone such a change has taken the object away, and nothing was unsaved. Default: nothing happens.
 */
export function useEditor<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  id: string,
  loaded: Loaded<Doc>,
  onGone?: () => void,
) {
  const [editor] = useState(() => openEditor(definition, id, loaded));
  // Not while drawing, which React may begin anew.
  useEffect(() => unparkEditor(editor), [editor]);

  const catchUp = useEffectEvent(async () => {
    const isThere = await editor.catchUp();
    if (!isThere) onGone?.();
  });
  useEffect(() => onConfigurationChange(() => void catchUp()), []);

  useEffect(
    () =>
      editor.onTakeIn((from, changes) => {
        if (changes.length > 0) sayTakenIn(from, changes.length, editor.isDirty);
      }),
    [editor],
  );

  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => {
      if (editor.isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, [editor]);

  const { draft, base, isSaving, isWaiting, conflict, failure, generation } = useSnapshot(editor.state, {
    sync: true,
  }) as typeof editor.state;
  const { isDirty, isValid } = editor;
  return { editor, draft, base, isSaving, isWaiting, conflict, failure, generation, isDirty, isValid };
}

function openEditor<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  id: string,
  loaded: Loaded<Doc>,
): Editor<Doc, Draft> {
  const key = editorKey(session.current?.user.id ?? '', definition.kind, id);
  return parkedEditorOf<Doc, Draft>(key) ?? new Editor(definition, id, loaded);
}

function sayTakenIn(saver: Saver, count: number, isDirty: boolean): void {
  const values = { author: saver.author, count: count.toLocaleString() };
  const number = count === 1 ? 'one' : 'many';
  const text = t(isOwnSave(saver) ? `editor.takenIn.own.${number}` : `editor.takenIn.${number}`, values);
  notify({ message: isDirty ? `${text} ${t('editor.takenIn.kept')}` : text, tone: 'neutral' });
}
