import type { ReactNode } from 'react';
import type { ActionBarAction } from '../ActionBar/types.ts';
import type { AdvancedFilterProps } from '../AdvancedFilter/AdvancedFilterProps.ts';
import type { GridPageRequest } from '../BrowserGrid/types.ts';
import type { AskOptions } from '../shared/request/AskOptions.ts';

/** What a picker says of itself in every request. */
export interface GridPickerSource<Context> {
  /** Which data are listed. */
  readonly dataName: string;
  /** Which filter they have, a number of the server's. */
  readonly filterType: number;
  /** What the picker was opened for, as the host gave it. */
  readonly context: Context;
}

/** A request to a server: one page of the rows that the filter matches. */
export interface GridPickerRequest<Context> extends GridPickerSource<Context>, GridPageRequest {}

/** The advanced filter of a picker: what can be filtered by, and filters that are kept. */
export type GridPickerFilter = Pick<AdvancedFilterProps, 'kind' | 'fields'> &
  Partial<Omit<AdvancedFilterProps, 'kind' | 'fields' | 'onFilterUriChange' | 'ref'>>;

/** What was picked: some rows, on whatever page they were seen, or every row of the filter except some. */
export type GridPickerItems<Row> =
  | { readonly mode: 'items'; readonly items: readonly Row[] }
  | {
      readonly mode: 'all';
      /** Ids of rows that are not picked. */
      readonly excludedIds: readonly string[];
      /** The filter that the rows match. */
      readonly filterUri: string;
    };

/** What a picker gives back. */
export type GridPickerChoice<Row, Context> = GridPickerItems<Row> & {
  /** Name of the action that was run: of Select, of the third button, or of an action on several rows. */
  readonly action: string;
  readonly context: Context;
  /** How many rows that are. */
  readonly count: number;
};

/** Runs with a choice. What a promise is rejected with is shown, and the choice is kept. */
export type GridPickerHandler<Row, Context> = (
  choice: GridPickerChoice<Row, Context>,
  options: AskOptions,
) => unknown;

/** An action beside the grid; with `bulk` it first asks which rows to act on. */
export interface GridPickerAction<Row, Context> extends ActionBarAction {
  readonly bulk?:
    | {
        /** What is done with the selected rows, such as 'Export'. */
        readonly confirmLabel: string;
        /** 16 pixels wide. */
        readonly confirmIcon?: ReactNode;
        readonly onConfirm: GridPickerHandler<Row, Context>;
      }
    | undefined;
}
