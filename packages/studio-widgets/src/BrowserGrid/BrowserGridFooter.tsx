import type { LoadError } from '@studio/ui';
import { Button, Spinner } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactElement, ReactNode } from 'react';
import { Count, Failure, Foot, FootLine } from './BrowserGridFooter.styles.ts';
import type { BrowserGridLabels } from './labels.ts';

export interface BrowserGridFooterProps {
  readonly countText: string;
  readonly isBusy: boolean;
  /** A failure to show here, because the rows above it stay. */
  readonly error: LoadError | undefined;
  readonly labels: BrowserGridLabels;
  /** Paging. */
  readonly children: ReactNode;
}

/** What is shown of how much, and the pager. */
export function BrowserGridFooter(props: BrowserGridFooterProps): ReactElement {
  const { countText, isBusy, error, labels, children } = props;
  return (
    <Foot data-part="footer">
      {error && (
        <Failure role="alert" data-part="error">
          <CircleAlert size={16} aria-hidden />
          <p>
            {error.title && <strong>{error.title} </strong>}
            {error.reason}
          </p>
          {error.onRetry && (
            <Button size="sm" onClick={error.onRetry}>
              {labels.retry}
            </Button>
          )}
        </Failure>
      )}
      <FootLine>
        <Count>
          <span role="status" data-part="count">
            {countText}
          </span>
          {isBusy && <Spinner label={labels.loading} />}
        </Count>
        {children}
      </FootLine>
    </Foot>
  );
}
