import type { UiFormTemplate } from '@studio/api';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { RefreshCw } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ActionDialogProps, ObjectAction } from '../../../kernel/object/ObjectAction.ts';
import type { ReloadRulesDialogProps } from '../dialogs/ReloadRulesDialog.tsx';
import type { RuleType } from '../dialogs/reloadCalls.ts';
import { formEditorText } from '../editor.messages.ts';
import { loadParts } from '../loadParts.ts';
import type { FormDraft } from './draft/FormDraft.ts';

type FormDialog = ComponentType<ActionDialogProps<UiFormTemplate, FormDraft>>;

const reloadPart = deferPart<ReloadRulesDialogProps>(async () => (await loadParts()).ReloadRulesDialog);

/** The modal that reloads the rules of one form, of one sort. */
function reloadDialog(ruleType: RuleType): FormDialog {
  return function ReloadRules({ isOpen, onClose, doc }) {
    const Reload = useDeferredPart(reloadPart, isOpen);
    return Reload && <Reload {...{ ruleType, isOpen, onClose }} formId={doc.id} />;
  };
}

function reloadAction(ruleType: RuleType): ObjectAction<UiFormTemplate, FormDraft> {
  return {
    does: 'dialog',
    label: () => formEditorText(ruleType === 'form' ? 'reloadForm' : 'reloadField'),
    icon: <RefreshCw aria-hidden size={16} />,
    Dialog: reloadDialog(ruleType),
  };
}

/** What reloads the rules of one form. */
export const reloadActions = {
  'Reload Form Rules': reloadAction('form'),
  'Reload Field Rules': reloadAction('field'),
} as const;
