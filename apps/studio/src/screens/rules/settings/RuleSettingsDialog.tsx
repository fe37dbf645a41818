import type { Rule } from '@studio/api';
import { ConfirmDialog } from '@studio/ui';
import type { SettingsDialogInput } from '../../../kernel/editor/modal/useObjectSettings.tsx';
import { safetyText } from '../../../kernel/editor/safety.messages.ts';
import { LostChanges } from '../../../kernel/editor/ui/LostChanges.tsx';
import { useEditor } from '../../../kernel/editor/useEditor.ts';
import { FormDialog } from '../../../kernel/object/plain/FormDialog.tsx';
import { useFormModal } from '../../../kernel/object/plain/useFormModal.tsx';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { settingsOfRule } from '../rules.api.ts';
import { rulePermission } from '../ruleTexts.ts';
import { shownRuleName } from '../shownRuleName.ts';
import { blockOf, settingsForm } from './ruleSettings.ts';
import { ruleSettingsText } from './settings.messages.ts';
import { newRule, settingsEditor } from './settingsEditor.ts';

type Question = { readonly kind: 'discard' };

/** The settings of a rule, wired to the server. They start afresh with another `key`. */
export function RuleSettingsDialog({ loaded, isOpen, onSaved, onClose }: SettingsDialogInput<Rule>) {
  const state = useEditor(settingsEditor, loaded?.doc.id ?? '', loaded ?? newRule);
  const { editor, draft, base } = state;
  const { doc } = base;
  const modal = useFormModal({
    ...{ state, isOpen, onClose },
    form: settingsForm,
    name: doc === null ? ruleSettingsText('newName') : shownRuleName(doc.name),
    permission: rulePermission,
    blockedBecause: blockOf(draft, doc),
    holdReason: ruleSettingsText('hold'),
    addressOf: settingsOfRule,
    discardQuestion: { kind: 'discard' } satisfies Question as Question,
    onSaved: ({ saved, rebasedOnto }) => {
      if (saved.doc !== null) onSaved({ saved: { doc: saved.doc, etag: saved.etag }, rebasedOnto });
    },
  });
  return (
    <>
      <FormDialog
        {...modal.dialog}
        form={settingsForm}
        title={ruleSettingsText(doc === null ? 'createTitle' : 'title')}
        submitLabel={ruleSettingsText(doc === null ? 'create' : 'save')}
        changes={doc === null ? null : modal.dialog.changes}
      />
      <ConfirmDialog
        isOpen={modal.question !== null}
        title={safetyText('discard.title')}
        message={
          <>
            {ruleSettingsText('discard.text')}
            <LostChanges editor={editor} />
          </>
        }
        tone="danger"
        confirmLabel={commonText('yes')}
        cancelLabel={commonText('no')}
        onConfirm={() => modal.answer(true)}
        onCancel={() => modal.answer(false)}
      />
      {modal.dialogs}
    </>
  );
}
