import type { DataItem, DataSet } from '@studio/api';
import type { CriteriaRow, DataItemExtraFields, DataItemsDraft, DependenciesDraft } from '@studio/widgets';

/** What an item holds besides what the items editor and the criteria table know. */
export type ItemExtra = Omit<DataItemExtraFields<DataItem>, 'enhancedDynamicDataItemCriteriaList'>;

/** What the editor of a data set edits. */
export interface DataSetDraft {
  readonly items: DataItemsDraft<ItemExtra>;
  readonly dependencies: DependenciesDraft;
  /**
   * The criteria of all items, in the order of their table. `dataItem` holds an item's key: of a set that holds its items
   * the id that the item has in `items`, so that a criterion stays with its item when its value changes; of a
   * Custom set the item's value.
   */
  readonly criteria: readonly CriteriaRow[];
  /** The criteria as they were loaded, by id: an untouched text is saved as it was. */
  readonly storedCriteria: ReadonlyMap<string, CriteriaRow>;
  /** Generated items of a Custom set that have, or had, criteria: those that a save dropped are there when it is undone. */
  readonly pickedItems: readonly DataItem[];
  /** Values of items that went while they had criteria, by key: an item that is pasted takes its criteria back. */
  readonly removedValues: ReadonlyMap<string, string>;
}

/** A set whose items depend on products and fields. */
export function hasCriteria({ type }: Pick<DataSet, 'type'>): boolean {
  return type === 1 || type === 2;
}

/** Static and Product/Field Dependent sets hold their items; the others take them from code. */
export function hasOwnItems({ type }: Pick<DataSet, 'type'>): boolean {
  return type === 0 || type === 2;
}

/** Product/Field Dependent sets rank their defaults. */
export function showsDefaultPrecedence({ type }: Pick<DataSet, 'type'>): boolean {
  return type === 2;
}
