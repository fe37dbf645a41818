import type { Sort } from '@studio/ui';
import type { ComponentPropsWithRef } from 'react';
import type { GridColumn, GridPage } from '../BrowserGrid/types.ts';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { GridPickerLabels } from './labels.ts';
import type {
  GridPickerAction,
  GridPickerFilter,
  GridPickerHandler,
  GridPickerRequest,
  GridPickerSource,
} from './types.ts';

/** What a picker lists, and how the choice is used. */
export interface GridPickerOptions<Row, Context> {
  /** Heading of the picker, and name of its grid. */
  label: string;
  /** Keep the array stable. */
  columns: readonly GridColumn<Row>[];
  /** Unique and stable id of a row. */
  getRowId: (row: Row) => string;
  /** A row's name in the label of its checkbox. @default its id */
  getRowLabel?: ((row: Row) => string) | undefined;
  /**
   * Requests one page. A later request aborts it. What it rejects with is shown with Retry. It need not be stable.
   */
  loadPage: (request: GridPickerRequest<Context>, options: AskOptions) => Promise<GridPage<Row>>;
  /** What the picker was opened for: part of every request and of the choice. @default undefined */
  context?: Context | undefined;
  /** Which data are listed, by the server's name of them: part of every request. @default '' */
  dataName?: string | undefined;
  /** Which filter they have, a number of the server's: part of every request. @default 0 */
  filterType?: number | undefined;
  /** The order at first. @default `name`, ascending */
  defaultSort?: Sort | undefined;
  /** Rows a page, at least 1. @default 25 */
  pageSize?: number | undefined;
  /** The filter until the advanced filter has another. @default that of the `defaultValue` of `filter`, or else '' */
  defaultFilterUri?: string | undefined;
  /** How many rows can be picked. @default 'multiple' */
  selectionMode?: 'multiple' | 'single' | undefined;
  /** The advanced filter above the grid. @default none */
  filter?: GridPickerFilter | undefined;
  /**
   * Loads the advanced filter when the picker opens, in place of `filter`. Rows are requested when it is there, with its
   * `defaultValue`, or when it does not come. It need not be stable.
   */
  loadFilter?:
    | ((source: GridPickerSource<Context>, options: AskOptions) => Promise<GridPickerFilter>)
    | undefined;
  /** Actions beside the grid. @default none */
  actions?: readonly GridPickerAction<Row, Context>[] | undefined;
  /** Name of Select's action in the choice. @default 'select' */
  selectAction?: string | undefined;
  /** A third button, which gives back an empty choice with the name of its action. @default none */
  thirdButton?: { readonly action: string; readonly label?: string | undefined } | undefined;
  /**
   * Takes the choice. The picker closes at once, or when the promise that it gives is kept; when that is rejected, the
   * reason shows and the choice stays. Cancel aborts the signal.
   */
  onSelect: GridPickerHandler<Row, Context>;
  /** The picker was closed without a choice. */
  onCancel?: (() => void) | undefined;
}

/** Props of `GridPicker`; what is not named here goes to the dialog's element. */
export interface GridPickerProps<Row, Context>
  extends GridPickerOptions<Row, Context>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title' | 'onSelect'> {
  /** Whether it is open, when the host holds that. */
  isOpen?: boolean | undefined;
  /** @default false */
  defaultIsOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  labels?: Partial<GridPickerLabels> | undefined;
}
