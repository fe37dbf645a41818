import type {
  DataItem,
  DataItemDraft,
  DataItemsDraft,
  DataItemsEditOptions,
  DataItemsGroupDraft,
} from '../types.ts';
import { withoutBlankRows, withTrailingRows } from './blankRows.ts';
import { newLocalId } from './ids.ts';

/** The fields of a stored item that the editor carries along without knowing them. */
export type DataItemExtraFields<Item extends DataItem> = Omit<Item, keyof DataItem>;

/** Options of `parseDataItems`. */
export interface ParseDataItemsOptions extends DataItemsEditOptions {
  /** Default false: every group gets a blank trailing row. */
  readonly isReadOnly?: boolean;
}

function byOrdering(a: DataItem, b: DataItem): number {
  const left = a.ordering ?? Number.POSITIVE_INFINITY;
  const right = b.ordering ?? Number.POSITIVE_INFINITY;
  return left === right ? 0 : left - right;
}

function toDraftItem<Item extends DataItem>(
  item: Item,
  id: string,
): DataItemDraft<DataItemExtraFields<Item>> {
  const { name, value, grouping, ordering, defaultPrecedence, ...extra } = item;
  const stored: DataItem = {
    name,
    value,
    ...(grouping === undefined ? {} : { grouping }),
    ...(defaultPrecedence === undefined ? {} : { defaultPrecedence }),
  };
  const draftItem = {
    id,
    label: name,
    value,
    defaultPrecedence: defaultPrecedence?.toString() ?? '',
    stored,
  };
  return Object.keys(extra).length === 0 ? draftItem : { ...draftItem, extra };
}

/**
 * Makes a draft of stored items, in the order of their `ordering`: groups are in the order in which they
 * first appear, and there is always at least one. Blank stored items are left out, as saving drops them.
 */
export function parseDataItems<Item extends DataItem>(
  items: readonly Item[],
  options: ParseDataItemsOptions = {},
): DataItemsDraft<DataItemExtraFields<Item>> {
  const newId = options.newId ?? newLocalId;
  const itemsByGroup = new Map<string, DataItemDraft<DataItemExtraFields<Item>>[]>();
  for (const item of items.toSorted(byOrdering)) {
    const name = item.grouping ?? '';
    const group = itemsByGroup.get(name);
    if (group === undefined) itemsByGroup.set(name, [toDraftItem(item, newId())]);
    else group.push(toDraftItem(item, newId()));
  }
  const groups: DataItemsGroupDraft<DataItemExtraFields<Item>>[] = [];
  for (const [name, groupItems] of itemsByGroup) {
    groups.push({ id: newId(), name, storedName: name, items: groupItems });
  }
  if (groups.length === 0) groups.push({ id: newId(), name: '', items: [] });
  const smallest = items.reduce(
    (least, { ordering }) => Math.min(least, ordering ?? 0),
    items.length > 0 ? 1 : 0,
  );
  const draft = withoutBlankRows({ groups, firstOrdering: smallest < 1 ? 0 : 1 } as const);
  return options.isReadOnly === true ? draft : withTrailingRows(draft, 'always', options);
}
