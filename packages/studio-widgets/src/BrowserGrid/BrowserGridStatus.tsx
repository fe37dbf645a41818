import { EmptyState, ErrorState } from '@studio/ui';
import type { ReactElement, ReactNode } from 'react';
import { Status } from './BrowserGrid.styles.ts';
import type { GridError } from './types.ts';

export interface BrowserGridStatusProps {
  readonly rows: readonly unknown[] | undefined;
  readonly error: GridError | undefined;
  readonly emptyText: string;
  readonly retryLabel: string;
  /** What to do about having no rows. */
  readonly children: ReactNode;
}

/** What stands in place of rows: why they did not come, or that there are none. */
export function BrowserGridStatus(props: BrowserGridStatusProps): ReactElement | null {
  const { rows, error, emptyText, retryLabel, children } = props;
  if (!rows && error) {
    return (
      <Status>
        <ErrorState
          title={error.title}
          reason={error.reason}
          {...(error.onRetry && { onRetry: error.onRetry })}
          retryLabel={retryLabel}
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
