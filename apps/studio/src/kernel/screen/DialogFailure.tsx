import { CircleAlert } from 'lucide-react';
import { FailureLine } from './DialogFailure.styles.ts';

/** What failed, and why; empty for nothing. */
export interface DialogFailureProps {
  readonly text: string;
}

/** Says in a dialog what failed there: a notice beneath it would be out of sight. */
export function DialogFailure({ text }: DialogFailureProps) {
  if (text === '') return null;
  return (
    <FailureLine role="alert">
      <CircleAlert aria-hidden size={16} />
      <span>{text}</span>
    </FailureLine>
  );
}
