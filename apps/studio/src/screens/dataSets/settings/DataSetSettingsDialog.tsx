import { useRef } from 'react';
import { DraftsOff } from '../../../kernel/editor/drafts/DraftsOff.tsx';
import { ConflictDialogHost } from '../../../kernel/editor/ui/ConflictDialogHost.tsx';
import { DraftOfferHost } from '../../../kernel/editor/ui/DraftOfferHost.tsx';
import { EditorTools } from '../../../kernel/editor/ui/EditorTools.tsx';
import { LostChanges } from '../../../kernel/editor/ui/LostChanges.tsx';
import { SaveDetails } from '../../../kernel/editor/ui/SaveDetails.tsx';
import { useUndoKeys } from '../../../kernel/editor/undo/useUndoKeys.ts';
import { useKeptDraft } from '../../../kernel/editor/useKeptDraft.ts';
import { t } from '../../../messages/messages.ts';
import { useMayUse } from '../../../session/session.ts';
import { DataSetSettingsPage } from './DataSetSettingsPage.tsx';
import { SettingsQuestions } from './SettingsQuestions.tsx';
import { type DataSetSettingsInput, useDataSetSettings } from './useDataSetSettings.ts';
import '../editing.messages.ts';

/** The settings of a data set, wired to the server. They start afresh with another `key`. */
export function DataSetSettingsDialog(input: DataSetSettingsInput) {
  const mayManage = useMayUse('MANAGE_DATASETS');
  const settings = useDataSetSettings(input);
  const { base, refusal, state } = settings;
  const drafts = useKeptDraft(state.editor);
  const rootRef = useRef<HTMLDivElement>(null);
  useUndoKeys(state.editor, rootRef);
  const readOnlyReason = mayManage ? '' : t('dataSets.readOnly');
  return (
    <>
      <DataSetSettingsPage
        isOpen={input.isOpen}
        onClose={() => void settings.close()}
        isNew={base.doc === null}
        draft={settings.draft}
        onChange={settings.change}
        errors={settings.errors}
        isNameLocked={base.doc?.required ?? false}
        generators={settings.generators}
        templates={settings.templates}
        readOnlyReason={readOnlyReason}
        refusal={refusal?.form ?? null}
        focusRequest={refusal}
        tools={
          readOnlyReason === '' && (
            <EditorTools
              canUndo={state.editor.canUndo}
              canRedo={state.editor.canRedo}
              lockedBecause=""
              onUndo={() => state.editor.undo()}
              onRedo={() => state.editor.redo()}
              people={[]}
            />
          )
        }
        changes={state.isDirty ? <SaveDetails editor={state.editor} maxHeight="12rem" /> : null}
        draftsOff={<DraftsOff reason={drafts.off} />}
        rootRef={rootRef}
        blockedBecause={readOnlyReason || settings.blockedBecause}
        isPending={settings.isPending}
        onSubmit={() => void settings.save()}
      />
      <SettingsQuestions
        question={settings.question}
        dataSetName={base.doc?.name ?? ''}
        changes={<LostChanges editor={state.editor} />}
        onAnswer={settings.answer}
      />
      <DraftOfferHost
        editor={state.editor}
        name={base.doc?.name ?? t('dataSets.settings.newName')}
        drafts={drafts}
      />
      <ConflictDialogHost
        editor={state.editor}
        conflict={state.conflict}
        onSave={() => void settings.save()}
      />
    </>
  );
}
