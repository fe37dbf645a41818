import { ConfirmDialog } from '@studio/ui';
import type { ReactNode } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { safetyText } from '../../editor/safety.messages.ts';
import { ObjectReferences, type ObjectReferencesProps } from '../ObjectReferences.tsx';

/** What the settings of one kind of object ask. */
export interface SettingsQuestionsProps {
  /** What is asked now: `discard`, `rename`, or the kind of `loss`. Null while nothing is asked. */
  readonly question: { readonly kind: string } | null;
  /** What discarding the edits means, and which they are. */
  readonly discard: { readonly text: string; readonly changes: ReactNode };
  /** What a save would remove. */
  readonly loss: { readonly kind: string; readonly title: string; readonly message: string };
  /** What refers to the object by its former name. */
  readonly rename: Pick<ObjectReferencesProps, 'objectName' | 'texts' | 'look' | 'references' | 'note'>;
  readonly onAnswer: (isYes: boolean) => void;
}

/** The questions that settings in a modal ask before something is lost, or others are affected. */
export function SettingsQuestions({ question, discard, loss, rename, onAnswer }: SettingsQuestionsProps) {
  const answers = { onConfirm: () => onAnswer(true), onCancel: () => onAnswer(false) };
  const asked = (kind: string) => ({ ...answers, isOpen: question?.kind === kind });
  const labels = { confirmLabel: commonText('yes'), cancelLabel: commonText('no'), tone: 'danger' } as const;
  return (
    <>
      <ConfirmDialog
        {...labels}
        {...asked('discard')}
        title={safetyText('discard.title')}
        message={
          <>
            {discard.text}
            {discard.changes}
          </>
        }
      />
      <ConfirmDialog {...labels} {...asked(loss.kind)} title={loss.title} message={loss.message} />
      <ObjectReferences {...rename} {...asked('rename')} variant="modify" />
    </>
  );
}
