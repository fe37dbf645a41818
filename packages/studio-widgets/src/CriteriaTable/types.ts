import type { AskOptions } from '../shared/request/AskOptions.ts';
/** One choice of a dropdown. */
export interface CriteriaOption {
  /** What is saved; unique in its list. */
  readonly value: string;
  readonly label: string;
}

/** A criterion as a server stores it: for which product or field values a data item applies. */
export interface SavedCriterion {
  readonly dataSetName?: string | null;
  /** The value of the data item that it applies to. */
  readonly value?: string | null;
  readonly productName?: string | null;
  readonly fieldValue1?: string | null;
  readonly fieldValue2?: string | null;
  readonly fieldValue3?: string | null;
  /** Position among the criteria. Those without one follow those that have one. */
  readonly ordering?: number | null;
}

/** The columns, in order. */
export type CriteriaColumn = 'dataItem' | 'product' | 'field1' | 'field2' | 'field3';

/** The columns of the values of fields. */
export type FieldColumn = 'field1' | 'field2' | 'field3';

/** One row while it is edited; empty texts for what is not set. */
export interface CriteriaRow {
  /** Local identity, stable for as long as the row exists; never sent to a server. */
  readonly id: string;
  /** The value of the data item. */
  readonly dataItem: string;
  readonly product: string;
  readonly field1: string;
  readonly field2: string;
  readonly field3: string;
}

/** What one of the at most 3 field columns is about. */
export interface CriteriaField {
  /**
   * Shown in the header. Empty for a dependency that is not complete yet: it has no column, and what its rows hold for it
   * is kept.
   */
  readonly name: string;
  /** The values of its data set, when it has one that is not custom; without them the cells take any text. */
  readonly options?: readonly CriteriaOption[] | undefined;
  /**
   * The values are loading: the dropdowns say so.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /**
   * How values are looked for, when there are too many to load them: then `options` says what those are called that are in
   * use, and what is chosen is remembered.
   * @default none: the choices are `options`
   */
  readonly search?: CriteriaSearch | undefined;
}

/** How the values of a field are looked for. */
export interface CriteriaSearch {
  /** Characters that a search needs. */
  readonly minSearchLength: number;
  /** Finds the values whose labels contain a text. Rejects with an `Error` whose message says why to a person. */
  readonly load: (text: string, options: AskOptions) => Promise<readonly CriteriaOption[]>;
}

/** What the rows can refer to. Also decides which columns there are. */
export interface CriteriaContext {
  /** The items of the data set; undefined while they are not known. */
  readonly dataItems: readonly CriteriaOption[] | undefined;
  /** Whether there is a column of products. */
  readonly isProductDependent: boolean;
  readonly products: readonly CriteriaOption[] | undefined;
  /** One for each field dependency, at most 3. */
  readonly fields: readonly CriteriaField[];
}

/** What somebody else, such as a server, found wrong with cells: in words, by row id and column. */
export type CriteriaRefusals = ReadonlyMap<string, { readonly [Column in CriteriaColumn]?: string }>;

/** What is wrong with a cell. */
export type CriteriaFault = 'no-data-item' | 'unknown-data-item' | 'no-condition';

/** The place of a fault. */
export interface CriteriaCellFault {
  readonly column: CriteriaColumn;
  readonly fault: CriteriaFault;
}

/** Why the rows changed. */
export interface CriteriaChange {
  readonly reason: 'set-cell' | 'remove-row' | 'move-row';
  /** The row that was edited. */
  readonly rowId?: string;
  readonly column?: CriteriaColumn;
  /**
   * Whether a cell was typed in, rather than chosen for or cleared.
   * @default false
   */
  readonly isTyped?: boolean;
}
