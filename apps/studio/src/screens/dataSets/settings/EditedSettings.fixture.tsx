import { PresenceBar } from '@studio/widgets';
import { type ReactNode, useRef, useState } from 'react';
import { Editor } from '../../../kernel/editor/Editor.ts';
import { EditorTools } from '../../../kernel/editor/ui/EditorTools.tsx';
import { SaveDetails } from '../../../kernel/editor/ui/SaveDetails.tsx';
import { useUndoSteps } from '../../../kernel/editor/undo/useUndoSteps.ts';
import { useEditorState } from '../../../kernel/editor/useEditorState.ts';
import { staticSet } from '../fixtures/dataSetDocs.ts';
import { DataSetSettingsPage } from './DataSetSettingsPage.tsx';
import { settingsEditor } from './settingsEditor.ts';
import { blockOf } from './settingsForm.ts';

/** What a story shows. */
export interface EditedSettingsProps {
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly onHistory: () => void;
  /** Shown above the settings. Default: nothing. */
  readonly banners?: ReactNode;
  readonly people?: readonly { readonly id: string; readonly name: string }[];
  /** Why nothing can be undone. Default: it can. */
  readonly lockedBecause?: string;
}

/** The settings over a real editor of the kernel: undo, and what saving changes. */
export function EditedSettings(props: EditedSettingsProps) {
  const { onClose, onSubmit, onHistory, banners, people = [], lockedBecause = '' } = props;
  const [editor] = useState(
    () => new Editor(settingsEditor, staticSet.name, { doc: staticSet, etag: '"3"' }),
  );
  const { draft } = useEditorState(editor);
  const rootRef = useRef<HTMLDivElement>(null);
  const steps = useUndoSteps(editor, rootRef, lockedBecause);
  return (
    <DataSetSettingsPage
      isOpen
      doc={staticSet}
      draft={draft}
      onDraftChange={(next, intent) => editor.edit(next, intent)}
      failure={null}
      readOnlyReason=""
      blockedBecause={blockOf(draft, staticSet)}
      isPending={false}
      tools={
        <>
          <PresenceBar people={people} />
          <EditorTools steps={steps} onHistory={onHistory} />
        </>
      }
      changes={editor.isDirty ? <SaveDetails editor={editor} maxHeight="12rem" /> : null}
      banners={banners}
      {...{ rootRef, onClose, onSubmit }}
    />
  );
}
