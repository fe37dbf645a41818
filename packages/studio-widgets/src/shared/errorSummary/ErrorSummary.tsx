import { Tooltip } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { ErrorSummaryRoot } from './ErrorSummary.styles.ts';

export interface ErrorSummaryProps {
  /** How many errors of which kind. */
  readonly text: string;
  /** What pressing it does. */
  readonly hint: string;
  readonly onPress: () => void;
}

/** A count of errors that leads to them, one after the other. */
export function ErrorSummary({ text, hint, onPress }: ErrorSummaryProps) {
  return (
    <Tooltip content={hint}>
      <ErrorSummaryRoot type="button" data-part="error-summary" onClick={onPress}>
        <CircleAlert size={14} aria-hidden="true" />
        {text}
      </ErrorSummaryRoot>
    </Tooltip>
  );
}
