import type { AuthorizationKey } from '@studio/api';
import { type ReactNode, useRef } from 'react';
import { useMayUse } from '../../../platform/session/session.ts';
import { type ModalEditorInput, useModalEditor } from '../../editor/modal/useModalEditor.ts';
import { safetyText } from '../../editor/safety.messages.ts';
import { SaveDetails } from '../../editor/ui/SaveDetails.tsx';
import { useSafetyCore } from '../../editor/useSafetyCore.tsx';
import { missingPermission } from '../ReadOnlyReason.tsx';
import type { DeclaredForm } from './declareForm.ts';
import type { FormDialogProps } from './FormDialog.tsx';
import { unplacedRefusal } from './findShownFaults.ts';
import { useRecheck } from './useRecheck.ts';

/** A declared form of one object, edited in a modal over a screen. */
export interface FormModalInput<Doc, Draft extends object, Question, Agreement>
  extends ModalEditorInput<Doc, Draft, Question, Agreement> {
  readonly form: Pick<DeclaredForm<Doc, Draft>, 'controls'>;
  /** What the object is called. */
  readonly name: string;
  /** What changes need. */
  readonly permission: AuthorizationKey;
  /** Why the draft cannot be saved now; empty when it can. */
  readonly blockedBecause: string;
  /** The field that is the object's name. Default: `name`. */
  readonly nameField?: string;
}

/** What a modal asks, and what it shows. */
export interface FormModal<Doc, Draft extends object, Question> {
  /** What is asked; null for nothing. */
  readonly question: Question | null;
  readonly answer: (isYes: boolean) => void;
  /** For its `FormDialog`. */
  readonly dialog: Omit<
    FormDialogProps<Doc, Draft>,
    'columns' | 'errors' | 'form' | 'nameField' | 'submitLabel' | 'title'
  >;
  /** What keeps the edits safe asks in dialogs of its own. */
  readonly dialogs: ReactNode;
}

/** The course of a modal with a declared form: editing, saving, and all that keeps the edits safe. */
export function useFormModal<Doc, Draft extends object, Question, Agreement>(
  input: FormModalInput<Doc, Draft, Question, Agreement>,
): FormModal<Doc, Draft, Question> {
  const { state, form, permission, nameField = 'name' } = input;
  const { editor, base, isDirty } = state;
  useRecheck(editor, form.controls);
  const modal = useModalEditor(input);
  const { question, answer, isPending, save } = modal;
  const rootRef = useRef<HTMLDivElement>(null);
  const readOnlyReason = useMayUse(permission) ? '' : missingPermission(permission);
  const blockedBecause = readOnlyReason || input.blockedBecause;
  const failed = modal.unasked ?? state.failure;
  // A conflict is resolved elsewhere.
  const failure = failed !== null && editor.definition.toConflict(failed.error) === null ? failed : null;
  const safety = useSafetyCore(editor, {
    ...{ isPending, blockedBecause, rootRef, failure },
    name: input.name,
    isAsking: question !== null,
    lockedBecause: readOnlyReason,
    undoLockedBecause: isPending ? safetyText('locked.saving') : '',
    describeFailure: ({ error, draft }) =>
      unplacedRefusal(error, { controls: form.controls, nameField, draft }),
    onSave: save,
    onRecreate: modal.recreate,
  });
  return {
    ...{ question, answer, dialogs: safety.dialogs },
    dialog: {
      ...{ readOnlyReason, permission, blockedBecause, isPending, failure, rootRef },
      isOpen: input.isOpen,
      onClose: () => void modal.close(),
      doc: base.doc,
      draft: input.shown ?? state.draft,
      onDraftChange: modal.change,
      onSubmit: save,
      tools: (
        <>
          {safety.people}
          {safety.tools}
        </>
      ),
      steps: safety.steps,
      banners: safety.banners,
      changes: isDirty ? <SaveDetails editor={editor} maxHeight="12rem" /> : null,
    },
  };
}
