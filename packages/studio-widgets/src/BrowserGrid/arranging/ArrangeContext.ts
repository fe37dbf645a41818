import type { ArrangedColumn, ArrangedGrid } from '../GridArrangement.ts';
import type { GridLayoutLabels } from '../gridLayoutLabels.ts';
import type { GridLayout, GridLayoutChange } from '../types.ts';

export type { ArrangedColumn } from '../GridArrangement.ts';

/** What a change of the layout starts from, and where it goes. */
export interface ArrangeContext extends ArrangedGrid {
  /** Every column, in the order given. */
  readonly allColumns: readonly ArrangedColumn[];
  readonly layout: GridLayout;
  readonly setLayout: (layout: GridLayout, change: GridLayoutChange) => void;
  readonly labels: GridLayoutLabels;
  /** Announces a message to assistive technology. */
  readonly announce: (message: string) => void;
}

export interface ColumnToolsProps extends Omit<ArrangeContext, 'labels'> {
  readonly labels: Partial<GridLayoutLabels> | undefined;
  /** Announced by assistive technology when it changes. */
  readonly message: string;
}
