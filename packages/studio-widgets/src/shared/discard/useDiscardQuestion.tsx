import { ConfirmDialog } from '@studio/ui';
import { type ReactElement, useState } from 'react';

/** Texts of the question. */
export interface DiscardLabels {
  readonly discardTitle: string;
  readonly discardMessage: string;
  readonly discard: string;
  readonly keepEditing: string;
}

/** English texts of the question. */
export const discardLabels: DiscardLabels = {
  discardTitle: 'Discard changes?',
  discardMessage: 'What you changed here is not saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};

export interface DiscardQuestionOptions {
  readonly isChanged: boolean;
  /** Whether the modal is open: the question goes with it. */
  readonly isOpen: boolean;
  readonly labels: DiscardLabels;
  /** Closes the modal and drops what was changed. */
  readonly onClose: () => void;
}

/**
 * Asks before Escape, the backdrop or the cross close a modal in which something has been changed.
 *
 * @returns `close` for those ways out, and the question, to be drawn inside the modal
 */
export function useDiscardQuestion(options: DiscardQuestionOptions): {
  readonly close: () => void;
  readonly question: ReactElement;
} {
  const { isChanged, isOpen, labels, onClose } = options;
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isChanged ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        isOpen={isAsking && isOpen}
        tone="danger"
        title={labels.discardTitle}
        message={labels.discardMessage}
        confirmLabel={labels.discard}
        cancelLabel={labels.keepEditing}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}
