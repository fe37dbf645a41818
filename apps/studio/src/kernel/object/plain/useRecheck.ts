import { useEffect } from 'react';
import type { Editor } from '../../editor/Editor.ts';
import { useEditorState } from '../../editor/useEditorState.ts';
import { type Lookup, onLookupAnswer } from '../../resource/Lookup.ts';
import { type AnyPlainControl, onLabelsChangeOf } from './PlainField.ts';

const noLookups: readonly Lookup<unknown>[] = [];

/**
 * Checks an editor's draft, and draws all that is drawn of it, again when its values have got other labels, or a lookup that faults
 * ask has answered: both are read where the draft is, and are no part of it.
 * @returns counts how often that has happened, and other changes as a whole
 */
export function useRecheck<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  controls: Readonly<Record<string, Pick<AnyPlainControl, 'onLabelsChange'>>>,
  checkedWith = noLookups,
): number {
  useEffect(() => {
    const ends = [
      onLabelsChangeOf(Object.values(controls), () => editor.recheck()),
      onLookupAnswer(checkedWith, () => editor.recheck()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [editor, controls, checkedWith]);
  return useEditorState(editor).revision;
}
