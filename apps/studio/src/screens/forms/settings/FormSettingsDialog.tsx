import type { UiFormTemplate } from '@studio/api';
import { useState } from 'react';
import type { SettingsDialogInput } from '../../../kernel/editor/modal/useObjectSettings.tsx';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { LostChanges } from '../../../kernel/editor/ui/LostChanges.tsx';
import { useEditor } from '../../../kernel/editor/useEditor.ts';
import { SettingsQuestions } from '../../../kernel/object/plain/SettingsQuestions.tsx';
import { useFormModal } from '../../../kernel/object/plain/useFormModal.tsx';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { formPermission, formTexts } from '../formTexts.ts';
import { formReferenceLook } from '../referenceLook.ts';
import { FormSettingsPage } from './FormSettingsPage.tsx';
import { withoutWrongEnd } from './model/dateRange.ts';
import type { FormSettings } from './model/FormSettings.ts';
import { formSettingsText } from './settings.messages.ts';
import { type SettingsQuestion, settingsAgreements } from './settingsAgreements.ts';
import { newForm, settingsEditor } from './settingsEditor.ts';
import { blockOf, fieldOf, savedErrors, settingsForm } from './settingsForm.ts';
import { settingsOfForm } from './settingsOfForm.ts';
import { useRenameQuestion } from './useRenameQuestion.ts';

/** The settings of a form template, wired to the server. They start afresh with another `key`. */
export function FormSettingsDialog({
  loaded,
  isOpen,
  sought = null,
  onSaved,
  onClose,
}: SettingsDialogInput<UiFormTemplate>) {
  const state = useEditor(settingsEditor, loaded?.doc.id ?? '', loaded ?? newForm);
  const { editor, draft, base } = state;
  const { doc } = base;
  const [isEndCleared, setEndCleared] = useState(false);
  const rename = useRenameQuestion(doc);
  const modal = useFormModal({
    ...{ state, isOpen, onClose, nameField: 'uniqueName' },
    form: settingsForm,
    name: doc?.formTemplate.uniqueName ?? formSettingsText('newName'),
    permission: formPermission,
    blockedBecause: blockOf(draft, doc),
    holdReason: formSettingsText('hold'),
    addressOf: settingsOfForm,
    discardQuestion: { kind: 'discard' } satisfies SettingsQuestion as SettingsQuestion,
    agreements: settingsAgreements(rename.agreeTo),
    onSaved: ({ saved, rebasedOnto }) => {
      if (saved.doc !== null) onSaved({ saved: { doc: saved.doc, etag: saved.etag }, rebasedOnto });
    },
  });

  const change = (next: FormSettings, intent: EditIntent) => {
    const kept = withoutWrongEnd(next);
    setEndCleared((was) => kept !== next || (was && kept.hasDateRange && kept.effectiveDateRangeEnd === ''));
    modal.dialog.onDraftChange(kept, intent);
  };

  /** When the user does not want the form renamed, its name is restored. What could not be found out is asked again by the save. */
  const checkName = async (field: string) => {
    const to = editor.state.draft.uniqueName.trim();
    const from = doc?.formTemplate.uniqueName;
    if (field !== 'uniqueName' || from === undefined || to === '' || to === from) return;
    const isAgreed = await rename.agreeTo(to).catch(() => true);
    const now = editor.state.draft;
    if (!isAgreed && now.uniqueName.trim() === to) editor.edit({ ...now, uniqueName: from });
  };

  const question: SettingsQuestion | null =
    rename.asked === null ? modal.question : { kind: 'rename', ...rename.asked };
  const asked = useLastShown(rename.asked);
  return (
    <>
      <FormSettingsPage
        {...modal.dialog}
        onDraftChange={change}
        onFieldLeave={(field) => void checkName(field)}
        errors={{
          ...savedErrors(draft, doc),
          ...(isEndCleared && { effectiveDateRangeEnd: formSettingsText('range.wrong') }),
        }}
        initialField={sought === null ? undefined : fieldOf(sought)}
      />
      <SettingsQuestions
        question={question}
        discard={{ text: formSettingsText('discard.text'), changes: <LostChanges editor={editor} /> }}
        loss={{
          kind: 'rule',
          title: formSettingsText('rule.title'),
          message: formSettingsText('rule.text'),
        }}
        rename={{
          objectName: doc?.formTemplate.uniqueName ?? '',
          texts: formTexts(),
          // Names are no links here: leaving would give the settings up.
          look: { ...formReferenceLook(), getHref: undefined },
          references: asked?.references,
          note: asked?.note,
        }}
        onAnswer={rename.asked === null ? modal.answer : rename.answer}
      />
      {modal.dialogs}
    </>
  );
}
