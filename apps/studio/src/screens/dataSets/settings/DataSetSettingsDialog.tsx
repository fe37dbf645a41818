import type { DataSet } from '@studio/api';
import type { Conflict, Loaded } from '../../../kernel/editor/types.ts';
import { LostChanges } from '../../../kernel/editor/ui/LostChanges.tsx';
import { useEditor } from '../../../kernel/editor/useEditor.ts';
import { SettingsQuestions } from '../../../kernel/object/plain/SettingsQuestions.tsx';
import { useFormModal } from '../../../kernel/object/plain/useFormModal.tsx';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { settingsOfSet } from '../dataSets.urls.ts';
import { dataSetPermission, dataSetTexts } from '../dataSetTexts.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { DataSetSettingsPage } from './DataSetSettingsPage.tsx';
import { describeTypeChange } from './model/typeChange.ts';
import { dataSetSettingsText } from './settings.messages.ts';
import { type SettingsQuestion, settingsAgreements } from './settingsAgreements.ts';
import { newSet, settingsEditor } from './settingsEditor.ts';
import { blockOf, type SettingsDoc, settingsForm, usePreset } from './settingsForm.ts';

/** A set whose settings have been saved. */
export interface SavedSettings {
  readonly saved: Loaded<DataSet>;
  /** Somebody's version that the draft was rebased onto meanwhile; null for none. */
  readonly rebasedOnto: Conflict<SettingsDoc> | null;
}

/** What the course of the settings needs. */
export interface DataSetSettingsInput {
  readonly isOpen: boolean;
  /** The version to change; null for a new set. */
  readonly loaded: Loaded<DataSet> | null;
  /** Whether another type cannot be chosen now, because the editor holds unsaved edits. */
  readonly isTypeLocked: boolean;
  readonly onSaved: (saved: SavedSettings) => void;
  readonly onClose: () => void;
}

/** The settings of a data set, wired to the server. They start afresh with another `key`. */
export function DataSetSettingsDialog(input: DataSetSettingsInput) {
  const { loaded, isOpen, onSaved, onClose } = input;
  const state = useEditor(settingsEditor, loaded?.doc.name ?? '', loaded ?? newSet);
  const { doc } = state.base;
  const draft = usePreset(state.draft);
  const isHeldUp = input.isTypeLocked && doc !== null && draft.type !== doc.type;
  const typeError = isHeldUp ? dataSetSettingsText('typeNeedsSave') : '';
  const modal = useFormModal({
    ...{ state, isOpen, onClose },
    form: settingsForm,
    shown: draft,
    name: doc?.name ?? dataSetSettingsText('newName'),
    permission: dataSetPermission,
    blockedBecause: typeError || blockOf(draft, doc),
    holdReason: dataSetSettingsText('hold'),
    addressOf: settingsOfSet,
    discardQuestion: { kind: 'discard' },
    agreements: settingsAgreements,
    onSaved: ({ saved, rebasedOnto }) => {
      if (saved.doc !== null) onSaved({ saved: { doc: saved.doc, etag: saved.etag }, rebasedOnto });
    },
  });
  const asked = useLastShown(modal.question);
  return (
    <>
      <DataSetSettingsPage {...modal.dialog} errors={typeError === '' ? {} : { type: typeError }} />
      <SettingsQuestions
        question={modal.question}
        discard={{
          text: dataSetSettingsText('discard.text'),
          changes: <LostChanges editor={state.editor} />,
        }}
        loss={{
          kind: 'type',
          title: dataSetSettingsText('typeChange.title'),
          message: asked?.kind === 'type' ? typeQuestion(asked) : '',
        }}
        rename={{
          objectName: doc?.name ?? '',
          texts: dataSetTexts(),
          references: asked?.kind === 'rename' ? asked.references : undefined,
        }}
        onAnswer={modal.answer}
      />
      {modal.dialogs}
    </>
  );
}

function typeQuestion({ type, change }: Extract<SettingsQuestion, { kind: 'type' }>): string {
  const values = { type: typeLabel(type), effects: describeTypeChange(change) };
  return dataSetSettingsText('typeChange.text', values);
}
