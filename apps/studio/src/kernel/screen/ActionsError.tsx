import { Button } from '@studio/ui';
import { commonText, editorText } from '../../platform/i18n/common.messages.ts';
import { ActionsErrorRoot } from './ActionsError.styles.ts';

/** Why the actions are missing, and how to load them again. */
export interface ActionsErrorProps {
  /** In words a person can act on. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Shown in place of the actions when they could not be loaded. */
export function ActionsError({ reason, onRetry }: ActionsErrorProps) {
  return (
    <ActionsErrorRoot role="alert" title={reason}>
      {editorText('actionsFailed')}
      <Button onClick={onRetry}>{commonText('retry')}</Button>
    </ActionsErrorRoot>
  );
}
