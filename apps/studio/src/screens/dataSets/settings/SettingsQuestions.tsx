import { ConfirmDialog } from '@studio/ui';
import type { ReactNode } from 'react';
import { safetyText } from '../../../kernel/editor/safety.messages.ts';
import { ObjectReferences } from '../../../kernel/object/ObjectReferences.tsx';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { useLastShown } from '../../../platform/state/useLastShown.ts';
import { dataSetTexts } from '../dataSetTexts.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { describeTypeChange } from './model/typeChange.ts';
import { dataSetSettingsText } from './settings.messages.ts';
import type { SettingsQuestion } from './settingsAgreements.ts';

/** What is asked, about which set. */
export interface SettingsQuestionsProps {
  /** Null while nothing is asked. */
  readonly question: SettingsQuestion | null;
  /** The set as it is called until now. */
  readonly dataSetName: string;
  /** What would be discarded. */
  readonly changes?: ReactNode;
  readonly onAnswer: (isYes: boolean) => void;
}

/** The questions that the settings ask before something is lost, or others are affected. */
export function SettingsQuestions({ question, dataSetName, changes, onAnswer }: SettingsQuestionsProps) {
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
            {dataSetSettingsText('discard.text')}
            {changes}
          </>
        }
        tone="danger"
      />
      <ConfirmDialog
        {...answers}
        isOpen={isAsked('type')}
        title={dataSetSettingsText('typeChange.title')}
        message={shown?.kind === 'type' ? typeQuestion(shown) : ''}
        tone="danger"
      />
      <ObjectReferences
        variant="modify"
        objectName={dataSetName}
        texts={dataSetTexts()}
        isOpen={isAsked('rename')}
        references={shown?.kind === 'rename' ? shown.references : undefined}
        onConfirm={answers.onConfirm}
        onCancel={answers.onCancel}
      />
    </>
  );
}

function typeQuestion({ type, change }: Extract<SettingsQuestion, { kind: 'type' }>): string {
  const values = { type: typeLabel(type), effects: describeTypeChange(change) };
  return dataSetSettingsText('typeChange.text', values);
}
