import type { LoadError } from '@studio/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { BulkHeaderLabels } from './labels.ts';

export interface BulkHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many rows are selected. */
  count: number;
  /** How many rows the filter matches on all pages. */
  total: number;
  /** Shown in place of 'of 318 on this filter'. */
  text?: string | undefined;
  /** More commands, before the others, such as a list of what is selected. */
  tools?: ReactNode | undefined;
  /** Selects every row of the filter. Offered while it would change something. */
  onSelectAll?: (() => void) | undefined;
  /** Nothing is left to select. @default as many are selected as the filter matches */
  isAllSelected?: boolean | undefined;
  /** Ends the selection: the Cancel button, or Escape inside the header. */
  onCancel: () => void;
  /** What is done with the selected rows. */
  confirmLabel: string;
  /** Why it cannot be done with what is selected; it stays in reach, and says so. An empty selection has a text of its own. */
  confirmDisabledReason?: string | undefined;
  /**
   * Does it. While a promise that it gives is open, nothing can be changed: in the `banner` of a `BrowserGrid` the header also
   * keeps its rows as they are selected. When the promise is rejected, its reason shows until another number of rows is
   * selected afterwards: it can narrow the selection to what failed first. The signal is aborted when the header is removed meanwhile.
   */
  onConfirm: (options: AskOptions) => unknown;
  /** It is being done, when the host knows better than a promise of `onConfirm`. @default false */
  isPending?: boolean | undefined;
  /** Why it could not be done, when the host knows better than a promise of `onConfirm`. */
  error?: LoadError | undefined;
  /** 16 pixels wide. */
  confirmIcon?: ReactNode | undefined;
  labels?: Partial<BulkHeaderLabels> | undefined;
}
