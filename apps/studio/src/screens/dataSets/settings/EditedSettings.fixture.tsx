import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { DraftsOff } from '../../../kernel/editor/drafts/DraftsOff.tsx';
import type { DraftsOffReason } from '../../../kernel/editor/drafts/DraftsOffReason.ts';
import { Editor } from '../../../kernel/editor/Editor.ts';
import { EditorTools } from '../../../kernel/editor/ui/EditorTools.tsx';
import { SaveDetails } from '../../../kernel/editor/ui/SaveDetails.tsx';
import { useUndoKeys } from '../../../kernel/editor/undo/useUndoKeys.ts';
import { staticSet } from '../fixtures/dataSetDocs.ts';
import { DataSetSettingsPage } from './DataSetSettingsPage.tsx';
import { blockOf } from './model/blockOf.ts';
import { customGenerators, repeatingTemplates } from './sampleChoices.fixture.ts';
import { settingsEditor } from './settingsEditor.ts';
import { settingsIntent } from './settingsIntent.ts';

/** What a story shows. */
export interface EditedSettingsProps {
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  /** Why drafts are off. Default: they are kept. */
  readonly draftsOff?: DraftsOffReason | null;
}

/** The settings over a real editor of the kernel: undo, and what saving changes. */
export function EditedSettings({ onClose, onSubmit, draftsOff = null }: EditedSettingsProps) {
  const [editor] = useState(
    () => new Editor(settingsEditor, staticSet.name, { doc: staticSet, etag: '"3"' }),
  );
  const { draft } = useSnapshot(editor.state, { sync: true }) as typeof editor.state;
  const rootRef = useRef<HTMLDivElement>(null);
  useUndoKeys(editor, rootRef);
  return (
    <DataSetSettingsPage
      isOpen
      isNew={false}
      draft={draft}
      onChange={(next) => editor.edit(next, settingsIntent(draft, next))}
      errors={{}}
      isNameLocked={false}
      generators={customGenerators}
      templates={repeatingTemplates}
      readOnlyReason=""
      refusal={null}
      blockedBecause={blockOf(draft, staticSet)}
      isPending={false}
      tools={
        <EditorTools
          canUndo={editor.canUndo}
          canRedo={editor.canRedo}
          lockedBecause=""
          onUndo={() => editor.undo()}
          onRedo={() => editor.redo()}
          people={[]}
        />
      }
      changes={editor.isDirty ? <SaveDetails editor={editor} maxHeight="12rem" /> : null}
      draftsOff={<DraftsOff reason={draftsOff} />}
      {...{ rootRef, onClose, onSubmit }}
    />
  );
}
