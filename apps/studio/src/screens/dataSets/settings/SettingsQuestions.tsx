import { ConfirmDialog } from '@studio/ui';
import type { ReactNode } from 'react';
import { useLastShown } from '../../../kernel/state/useLastShown.ts';
import { t } from '../../../messages/messages.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { DataSetReferences } from '../dialogs/DataSetReferences.tsx';
import { describeTypeChange } from './model/describeTypeChange.ts';
import type { SettingsQuestion } from './useSettingsSave.ts';
import './settings.messages.ts';
import '../../../kernel/editor/ui/safety.messages.ts';

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
    confirmLabel: t('common.yes'),
    cancelLabel: t('common.no'),
    onConfirm: () => onAnswer(true),
    onCancel: () => onAnswer(false),
  };
  return (
    <>
      <ConfirmDialog
        {...answers}
        isOpen={isAsked('discard')}
        title={t('editor.discard.title')}
        message={
          <>
            {t('dataSets.settings.discard.text')}
            {changes}
          </>
        }
        tone="danger"
      />
      <ConfirmDialog
        {...answers}
        isOpen={isAsked('type')}
        title={t('dataSets.settings.typeChange.title')}
        message={shown?.kind === 'type' ? typeQuestion(shown) : ''}
        tone="danger"
      />
      <DataSetReferences
        variant="modify"
        dataSetName={dataSetName}
        isOpen={isAsked('rename')}
        references={shown?.kind === 'rename' ? shown.references : undefined}
        onConfirm={answers.onConfirm}
        onClose={answers.onCancel}
      />
    </>
  );
}

function typeQuestion({ type, change }: Extract<SettingsQuestion, { kind: 'type' }>): string {
  const values = { type: typeLabel(type), effects: describeTypeChange(change) };
  return t('dataSets.settings.typeChange.text', values);
}
