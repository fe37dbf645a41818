import { ConfirmDialog } from '@studio/ui';
import type { ReactNode } from 'react';
import { safetyText } from '../../../kernel/editor/safety.messages.ts';
import { ObjectReferences } from '../../../kernel/object/ObjectReferences.tsx';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { formTexts } from '../formTexts.ts';
import { formReferenceLook } from '../referenceLook.ts';
import { formSettingsText } from './settings.messages.ts';
import type { SettingsQuestion } from './settingsAgreements.ts';

/** What is asked, about which form. */
export interface SettingsQuestionsProps {
  /** Null while nothing is asked. */
  readonly question: SettingsQuestion | null;
  /** The unique name of the form until now. */
  readonly formName: string;
  /** What would be discarded. */
  readonly changes?: ReactNode;
  readonly onAnswer: (isYes: boolean) => void;
}

/** The questions that the settings ask before something is lost, or others are affected. */
export function SettingsQuestions({ question, formName, changes, onAnswer }: SettingsQuestionsProps) {
  const shown = useLastShown(question);
  const isAsked = (kind: SettingsQuestion['kind']) => question?.kind === kind;
  const answers = {
    confirmLabel: commonText('yes'),
    cancelLabel: commonText('no'),
    onConfirm: () => onAnswer(true),
    onCancel: () => onAnswer(false),
  };
  return (
    <>
      <ConfirmDialog
        {...answers}
        isOpen={isAsked('discard')}
        title={safetyText('discard.title')}
        message={
          <>
            {formSettingsText('discard.text')}
            {changes}
          </>
        }
        tone="danger"
      />
      <ConfirmDialog
        {...answers}
        isOpen={isAsked('rule')}
        title={formSettingsText('rule.title')}
        message={formSettingsText('rule.text')}
        tone="danger"
      />
      <ObjectReferences
        variant="modify"
        objectName={formName}
        texts={formTexts()}
        // Names are no links here: leaving would give the settings up.
        look={{ ...formReferenceLook(), getHref: undefined }}
        isOpen={isAsked('rename')}
        references={shown?.kind === 'rename' ? shown.references : undefined}
        note={shown?.kind === 'rename' ? shown.note : undefined}
        onConfirm={answers.onConfirm}
        onCancel={answers.onCancel}
      />
    </>
  );
}
