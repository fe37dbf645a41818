import { useSnapshot } from 'valtio';
import type { Editor } from './Editor.ts';

/** What an editor holds, drawn again when it changes; at once, so that no key typed in between is lost. */
export function useEditorState<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
): Editor<Doc, Draft>['state'] {
  // Documents and drafts are opaque to the snapshot.
  return useSnapshot(editor.state, { sync: true }) as typeof editor.state;
}
