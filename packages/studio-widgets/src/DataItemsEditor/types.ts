/** One label/value pair as a server stores it. */
export interface DataItem {
  /** What a user reads; shown in the Label column. */
  readonly name: string;
  readonly value: string;
  /** Name of the group the item belongs to; empty, `null` and absent all mean the unnamed group. */
  readonly grouping?: string | null;
  /** Position in the whole set, counted across groups. Items without one follow those that have one. */
  readonly ordering?: number | null;
  /** Rank, from 1, among the items a form may choose as its default; `null` and absent mean none. */
  readonly defaultPrecedence?: number | null;
}

/** A stored item after an edit: its group and position are always known. */
export interface SavedDataItem extends DataItem {
  readonly grouping: string | null;
  readonly ordering: number;
}

/** The columns a user can type into. */
export type DataItemColumn = 'label' | 'value' | 'defaultPrecedence';

/**
 * One row while it is edited. `Extra` are the fields of the stored item that this editor does not know, for
 * example dynamic criteria: they travel with the row untouched.
 */
export interface DataItemDraft<Extra extends object = object> {
  /** Local identity, stable for as long as the row exists; never sent to a server. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** As typed; empty for none. */
  readonly defaultPrecedence: string;
  readonly extra?: Extra;
  /** What was loaded, so that untouched text is saved exactly as it was. Absent for a new row. */
  readonly stored?: DataItem;
}

/** A group of rows. */
export interface DataItemsGroupDraft<Extra extends object = object> {
  /** Local identity, stable for as long as the group exists; never sent to a server. */
  readonly id: string;
  /** As typed; empty for an unnamed group. */
  readonly name: string;
  /** The name that was loaded. Absent for a new group. */
  readonly storedName?: string;
  readonly items: readonly DataItemDraft<Extra>[];
}

/**
 * Everything the editor edits: an immutable value, safe to serialise, to compare by reference and to keep in
 * a history.
 */
export interface DataItemsDraft<Extra extends object = object> {
  readonly groups: readonly DataItemsGroupDraft<Extra>[];
  /** The number that the first item's `ordering` gets: 0, or 1 when the loaded items count from 1. */
  readonly firstOrdering: 0 | 1;
}

/**
 * What is wrong with one cell. `otherItemId` is the first row, in display order, that holds the same text.
 */
export type DataItemError =
  | { readonly code: 'required' }
  | { readonly code: 'duplicate'; readonly otherItemId: string }
  | { readonly code: 'not-a-priority' };

/** What somebody else, such as a server, found wrong with cells: in words, by item id and column. */
export type DataItemRefusals = ReadonlyMap<string, { readonly [Column in DataItemColumn]?: string }>;

/** The errors of one row; a column without an error is absent. */
export type DataItemErrors = { readonly [Column in DataItemColumn]?: DataItemError };

/** What is wrong with a group's name. */
export type DataItemsGroupError =
  | { readonly code: 'duplicate-name'; readonly otherGroupId: string }
  | { readonly code: 'name-required' };

/** `missing`, `duplicate` and `malformed` count cells, not rows. */
export interface DataItemsGroupCounts {
  /** Rows that are not blank. */
  readonly items: number;
  /** Rows that are not blank and have no error. */
  readonly validItems: number;
  readonly missing: { readonly [Column in 'label' | 'value']: number };
  readonly duplicate: { readonly [Column in DataItemColumn]: number };
  readonly malformed: number;
}

/** Everything `validateDataItems` finds out about a draft. */
export interface DataItemsValidation {
  /** Rows with at least one error, by item id. */
  readonly itemErrors: ReadonlyMap<string, DataItemErrors>;
  /** Groups whose name is wrong, by group id. */
  readonly groupErrors: ReadonlyMap<string, DataItemsGroupError>;
  /**
   * The other side of each duplicate, by item id: the first row with a text is not in error, but a user who
   * is typing in it wants to know which later row holds the same text.
   */
  readonly repeatedBy: ReadonlyMap<string, { readonly [Column in DataItemColumn]?: string }>;
  /** Counts by group id. */
  readonly groupCounts: ReadonlyMap<string, DataItemsGroupCounts>;
  /** Rows that are not blank, in all groups. */
  readonly itemCount: number;
  /** Cells and group names in error, in all groups. */
  readonly errorCount: number;
  readonly isValid: boolean;
}

/** What is selected. The rows of a selected group go with it, and need not be named themselves. */
export interface DataItemsSelection {
  readonly itemIds: ReadonlySet<string>;
  readonly groupIds: ReadonlySet<string>;
}

/** 0 label ascending, 1 label descending, 2 value ascending, 3 value descending. */
export type SortOption = 0 | 1 | 2 | 3;

/** A row that a sort took out because it was invalid, and where it was. */
export interface RemovedItem<Extra extends object = object> {
  readonly groupId: string;
  readonly item: DataItemDraft<Extra>;
}

/** Makes a new local id on each call; no two calls may give the same. */
export type DataItemIdFactory = () => string;

/** What the rules of a draft depend on. */
export interface DataItemsValidationOptions {
  /** Whether default priorities are shown, and so checked. Default false. */
  readonly hasDefaultPrecedence?: boolean;
}

/** What an edit depends on. */
export interface DataItemsEditOptions extends DataItemsValidationOptions {
  /** Source of ids for new rows and groups. Default: random ids. */
  readonly newId?: DataItemIdFactory;
}

/**
 * Why a draft changed, and where; a host uses it to fold a burst of typing in one cell into one undo step.
 */
export type DataItemsChange =
  | {
      readonly reason: 'set-label' | 'set-value' | 'set-default-precedence' | 'add-item' | 'settle-row';
      readonly groupId: string;
      readonly itemId: string;
    }
  | { readonly reason: 'set-group-name' | 'add-group'; readonly groupId: string }
  | { readonly reason: 'sort' | 'restore-sorted-out'; readonly removedCount: number }
  | {
      readonly reason: 'move' | 'delete' | 'cut' | 'restore-removed';
      readonly itemCount: number;
      readonly groupCount: number;
    }
  | {
      readonly reason: 'paste';
      readonly groupId: string;
      readonly addedCount: number;
      readonly replacedCount: number;
    };
