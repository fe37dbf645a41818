import { reasonOf } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactElement } from 'react';
import { StepNote, TextButton } from './TwoStepSelector.styles.ts';

export interface StepFailureProps {
  readonly text: string;
  /** What was thrown; its message follows the text. */
  readonly error: unknown;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Why a step has nothing to choose from, and another try. */
export function StepFailure({ text, error, retryLabel, onRetry }: StepFailureProps): ReactElement {
  return (
    <StepNote role="alert" data-part="failure">
      <CircleAlert size={14} aria-hidden="true" />
      <span>
        {text} {reasonOf(error)}
      </span>
      <TextButton type="button" data-part="retry" onClick={onRetry}>
        {retryLabel}
      </TextButton>
    </StepNote>
  );
}
