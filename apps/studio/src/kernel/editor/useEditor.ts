import { useEffect, useEffectEvent, useState } from 'react';
import { onConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { notify } from '../../platform/feedback/notices.ts';
import { session } from '../../platform/session/session.ts';
import { Editor } from './Editor.ts';
import { isOwnSave } from './isOwnSave.ts';
import { editorKey, noteOpenEditor, parkedEditorOf, unparkEditor } from './parkedEditors.ts';
import { safetyText } from './safety.messages.ts';
import { settlePendingText } from './settlePendingText.ts';
import type { EditorDefinition, Loaded, Saver } from './types.ts';
import { useEditorState } from './useEditorState.ts';

/**
 * The editor of one object, for as long as the component is mounted. After a change of the whole configuration an
 * editor without unsaved edits shows what is there now; edits stay. Give the component another `key` for another object.
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
  useEffect(() => {
    unparkEditor(editor);
    return noteOpenEditor(keyOf(definition, id), editor);
  }, [editor, definition, id]);

  const catchUp = useEffectEvent(async () => {
    const isThere = await editor.catchUp();
    if (!isThere) onGone?.();
  });
  useEffect(() => onConfigurationChange(() => void catchUp()), []);

  useEffect(
    () =>
      editor.onRebase((from, changes) => {
        if (changes.length > 0) announceRebase(from, changes.length, editor.isDirty);
      }),
    [editor],
  );

  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => {
      settlePendingText();
      if (editor.isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, [editor]);

  const { draft, base, isSaving, isWaiting, conflict, failure, generation, isDirty, isValid } =
    useEditorState(editor);
  const isNotSaved = isDirty && failure !== null;
  const view = { draft, base, isSaving, isWaiting, conflict, failure, generation };
  return { editor, ...view, isDirty, isValid, isNotSaved };
}

function keyOf({ kind }: { readonly kind: string }, id: string): string {
  return editorKey(session.current?.user.id ?? '', kind, id);
}

function openEditor<Doc, Draft extends object>(
  definition: EditorDefinition<Doc, Draft>,
  id: string,
  loaded: Loaded<Doc>,
): Editor<Doc, Draft> {
  const key = keyOf(definition, id);
  return parkedEditorOf<Doc, Draft>(key) ?? new Editor(definition, id, loaded);
}

function announceRebase(saver: Saver, count: number, isDirty: boolean): void {
  const values = { author: saver.author, count: count.toLocaleString() };
  const number = count === 1 ? 'one' : 'many';
  const text = safetyText(isOwnSave(saver) ? `rebased.own.${number}` : `rebased.${number}`, values);
  notify({ message: isDirty ? `${text} ${safetyText('rebased.kept')}` : text, tone: 'neutral' });
}
