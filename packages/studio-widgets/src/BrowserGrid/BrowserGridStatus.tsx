import type { LoadError } from '@studio/ui';
import { EmptyState, ErrorState } from '@studio/ui';
import type { ReactElement, ReactNode } from 'react';
import { Status } from './BrowserGrid.styles.ts';
import type { BrowserGridLabels } from './labels.ts';
import type {} from './types.ts';

export interface BrowserGridStatusProps {
  readonly rows: readonly unknown[] | undefined;
  readonly error: LoadError | undefined;
  readonly emptyText: string;
  readonly labels: BrowserGridLabels;
  /** What to do about having no rows. */
  readonly children: ReactNode;
}

/** The status in place of rows: why they did not come, or that there are none. */
export function BrowserGridStatus(props: BrowserGridStatusProps): ReactElement | null {
  const { rows, error, emptyText, labels, children } = props;
  if (!rows && error) {
    return (
      <Status>
        <ErrorState
          title={error.title ?? labels.failed}
          reason={error.reason}
          onRetry={error.onRetry}
          retryLabel={labels.retry}
        />
      </Status>
    );
  }
  if (rows?.length !== 0) return null;
  return (
    <Status>
      <EmptyState title={emptyText} action={children} />
    </Status>
  );
}
