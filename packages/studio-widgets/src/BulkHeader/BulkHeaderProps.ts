import type { LoadError } from '@studio/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Work } from '../shared/task/useTask.ts';
import type { BulkHeaderLabels } from './labels.ts';

export interface BulkHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many rows are selected. */
  count: number;
  /** How many rows the filter matches on all pages. */
  total: number;
  /** Stands in place of 'of 318 on this filter'. */
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
  /**
   * Does it. While a promise that it gives is open, nothing can be changed; when that is rejected, its reason shows and
   * the selection stays. The signal is aborted when the header goes away meanwhile.
   */
  onConfirm: Work<[]>;
  /** It is being done, when the host knows better than a promise of `onConfirm`. @default false */
  isPending?: boolean | undefined;
  /** Why it could not be done, when the host knows better than a promise of `onConfirm`. */
  error?: LoadError | undefined;
  /** 16 pixels wide. */
  confirmIcon?: ReactNode | undefined;
  labels?: Partial<BulkHeaderLabels> | undefined;
}
