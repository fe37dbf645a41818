import type { Sort } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { EditableGridLabels } from './labels.ts';

/** How editing began: the field then opens its list, takes the key that was typed, or selects a part of its text. */
export type EditStart = 'open' | 'type' | readonly [start: number, end: number];

/** What the field of a cell is given while the cell is edited. The grid gives it the focus. */
export interface CellField<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly row: Row;
  /** The content of the cell. */
  readonly text: string;
  readonly placeholder: string;
  readonly labels: EditableGridLabels;
  /** @param isTyped it is one of several changes in a burst of typing */
  readonly onTextChange: (text: string, isTyped: boolean) => void;
  /** The same for a field that knows the row: what follows from the content changes with it. */
  onRowChange(row: Row, isTyped: boolean): void;
  /** Editing is over, as after a choice. */
  readonly onDone: () => void;
}

/** What a cell holds and how it is edited: made by `textCell`, `numberCell`, `dateCell`, `selectCell` or `checkboxCell`, or a kind of the host's own. */
export interface CellKind<Row> {
  /** A content as it is shown; it is copied so, too, where `read` gives the same content for it. Default: as it is. */
  readonly format?: ((text: string) => string) | undefined;
  /** What is copied otherwise: a text for which `read` gives the content. Default: the content. */
  readonly plain?: ((text: string) => string) | undefined;
  /** The content that a pasted text gives; undefined for none. Default: the text. */
  readonly read?: ((pasted: string) => string | undefined) | undefined;
  /** What is wrong with a content. Default: nothing. */
  readonly faultOf?: ((text: string, labels: EditableGridLabels) => string | undefined) | undefined;
  /** It is chosen from a list. Default: false. */
  readonly isChoice?: boolean | undefined;
  /** The content after a press of the space bar, of a kind that is not edited in a field. Default: it is edited in a field. */
  readonly toggle?: ((text: string) => string) | undefined;
  /** Draws a content. Default: its text. */
  readonly draw?: ((text: string, labels: EditableGridLabels) => ReactNode) | undefined;
  /** Draws the field that edits it. Its first input gets the focus. */
  readonly render: (field: CellField<Row>) => ReactNode;
}

/** A column; columns can come from a server. */
export interface EditableColumn<Row> {
  /** Unique in the grid. */
  readonly key: string;
  readonly header: string;
  readonly cell: CellKind<NoInfer<Row>>;
  /** The content of a cell as text; empty for nothing. */
  readonly getText: (row: Row) => string;
  /** The row with another content in this column. */
  readonly setText: (row: Row, text: string) => Row;
  /**
   * The least width, in pixels. Columns share what is left.
   * @default 160
   */
  readonly minWidth?: number | undefined;
  /** Shown in empty cells. Default: nothing. */
  readonly placeholder?: string | undefined;
  /** Its header sorts. Default: false. */
  readonly isSortable?: boolean | undefined;
}

/** One step of editing: everything in it is undone together. */
export type EditableGridChange<Row> =
  | {
      readonly kind: 'edit';
      /** Rows in their new version. */
      readonly rows: readonly Row[];
      /** Rows that are new, for the end. */
      readonly added: readonly Row[];
      /** The column of a single cell; null where there are several. */
      readonly column: string | null;
      /** A single cell was typed in: changes of one cell in a sequence are one burst of typing. */
      readonly isTyped: boolean;
    }
  | { readonly kind: 'remove'; readonly rowKey: string }
  | {
      readonly kind: 'move';
      readonly rowKey: string;
      /** The row that follows then; null for the end, its own key where it can move no further. */
      readonly before: string | null;
      /** Rows that it moves down; negative for up. */
      readonly by: number;
    };

/** Where the focus is: plain data, to keep with a step of a history. */
export interface EditableGridPlace {
  /** Empty for the head. */
  readonly rowKey: string;
  /** The row's index, from 0: when it is gone, the row that is there now takes its place. */
  readonly row: number;
  /** The column's key; empty for the buttons of the row. */
  readonly column: string;
  /** Start and end of the selection in a text that is edited; absent when none is. */
  readonly caret?: readonly [start: number, end: number] | undefined;
}

/** A cell into which a text was pasted that its kind cannot read. */
export interface RefusedCell {
  /** From 1. */
  readonly row: number;
  /** The column's key. */
  readonly column: string;
  readonly text: string;
}

/** What a host can call on a mounted grid. */
export interface EditableGridActions {
  /** Null when the focus is elsewhere. */
  readPlace(): EditableGridPlace | null;
  /** Scrolls to a place and focuses it. */
  showPlace(place: EditableGridPlace): void;
}

/** Props of `EditableGrid`; what is not named here goes to its root element. */
export interface EditableGridProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** Accessible name. */
  readonly label: string;
  /** Unchanged rows should be the same objects. */
  readonly rows: readonly Row[];
  /** Unique and the same for as long as the row exists. */
  readonly getRowKey: (row: Row) => string;
  readonly columns: readonly EditableColumn<Row>[];
  /** `applyGridChange` gives the rows after it. */
  readonly onEdit?: ((change: EditableGridChange<Row>) => void) | undefined;
  /** Pasted texts were left out, because the kinds of their cells cannot read them. Default: their number is announced. */
  readonly onPasteRefuse?: ((cells: readonly RefusedCell[]) => void) | undefined;
  /** A blank row with a new key: one is shown at the end, and pasting can add more. Default: rows are added by the host. */
  readonly createRow?: (() => Row) | undefined;
  /** Default: false. */
  readonly isReadOnly?: boolean | undefined;
  /** Why a cell cannot be changed. Default: each can. */
  readonly getLock?: ((row: Row, column: string) => string | undefined) | undefined;
  /** What is wrong with a cell. Default: nothing but a content that its kind does not have. */
  readonly getFault?: ((row: Row, column: string) => string | undefined) | undefined;
  /** What is unusual about a cell, though not wrong. Default: nothing. */
  readonly getHint?: ((row: Row, column: string) => string | undefined) | undefined;
  /** Whether a row can be removed and moved. Default: each can. */
  readonly canRemove?: ((row: Row) => boolean) | undefined;
  /** Rows can be moved, by keys and buttons and, with `hasRanges`, by dragging. Default: false. */
  readonly isOrdered?: boolean | undefined;
  /** Several cells can be selected, copied, cleared and pasted. Default: true. */
  readonly hasRanges?: boolean | undefined;
  /** How the rows are sorted: the host sorts them. Default: null. */
  readonly sort?: Sort | null | undefined;
  /** The header of a sortable column was pressed. */
  readonly onSort?: ((column: string) => void) | undefined;
  /** Another row has the focus; empty for the head and for none. */
  readonly onActiveRowChange?: ((rowKey: string) => void) | undefined;
  /** What assistive technology announces, of a host that announces every step itself. Default: the grid announces what it does. */
  readonly announcement?: string | undefined;
  /** Reads where the user is and returns there, as an undo does. */
  readonly actionsRef?: Ref<EditableGridActions> | undefined;
  /** Texts to replace the English ones. Pass the same object at each render. */
  readonly labels?: GivenLabels<EditableGridLabels> | undefined;
}
