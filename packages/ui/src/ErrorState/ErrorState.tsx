import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/index.ts';
import { StateAction, StateIcon, StateRoot, StateText, StateTitle } from '../EmptyState/EmptyState.styles.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { ErrorDetails, ErrorSummary, ErrorText } from './ErrorState.styles.ts';

/** Why something could not be loaded or done, and how to try again. The same for every component that shows it. */
export interface LoadError {
  /** What did not work. @default a text of the component's labels */
  readonly title?: string | undefined;
  /** Why, and what to do next, in words that a person can act on. */
  readonly reason: string;
  /** Tries again. Without it there is no button for it. */
  readonly onRetry?: (() => void) | undefined;
}

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What did not work. */
  title: string;
  /** Why, and what to do next. */
  reason: string;
  /** Tries again; no button without it. */
  onRetry?: (() => void) | undefined;
  /**
   * @default 'Retry'
   */
  retryLabel?: string | undefined;
  /**
   * The new attempt is pending.
   * @default false
   */
  isRetrying?: boolean | undefined;
  /** Technical text for a support ticket, folded away. */
  details?: string | undefined;
  /**
   * Name of the fold.
   * @default 'Details'
   */
  detailsLabel?: string | undefined;
}

const english = { retryLabel: 'Retry', detailsLabel: 'Details' };

/** A place that could not be filled, that says why and what next. Announced when it appears. */
export function ErrorState({
  title,
  reason,
  onRetry,
  retryLabel,
  isRetrying = false,
  details,
  detailsLabel,
  ...rest
}: ErrorStateProps) {
  const texts = useLabels('ErrorState', english);
  return (
    <StateRoot role="alert" data-part="error-state" {...rest}>
      <StateIcon aria-hidden="true" data-part="icon" data-tone="bad">
        <CircleAlert size={20} />
      </StateIcon>
      <StateTitle data-part="title">{title}</StateTitle>
      <StateText data-part="text">{reason}</StateText>
      {onRetry && (
        <StateAction data-part="action">
          <Button onClick={onRetry} isPending={isRetrying}>
            {retryLabel ?? texts.retryLabel}
          </Button>
        </StateAction>
      )}
      {details && (
        <ErrorDetails data-part="details">
          <ErrorSummary>{detailsLabel ?? texts.detailsLabel}</ErrorSummary>
          <ErrorText>{details}</ErrorText>
        </ErrorDetails>
      )}
    </StateRoot>
  );
}
