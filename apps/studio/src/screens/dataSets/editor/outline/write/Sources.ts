import type { DataSet } from '@studio/api';
import type { DataItemDraft, DataItemsGroupDraft } from '@studio/widgets';
import type { DataSetDraft, ItemExtra } from '../../draft/DataSetDraft.ts';
import { itemsByKey } from '../../draft/itemsByKey.ts';
import { toDraft } from '../../draft/toDraft.ts';
import { originalOf } from '../adopt/adoptDraft.ts';

/** An item as a source has it. */
export type SourceItem = DataItemDraft<ItemExtra>;
export type SourceGroup = DataItemsGroupDraft<ItemExtra>;

/** Where a draft that is written takes from what outlines leave out. */
export interface Sources {
  /** What is on screen: its rows and what surrounds them are kept as they are. */
  readonly first: DataSetDraft;
  readonly all: readonly DataSetDraft[];
  /** The version that is saved over, when it is among them: it says what is stored. */
  readonly newest: DataSetDraft | undefined;
  readonly doc: DataSet;
}

/** @throws RangeError without any draft */
export function sourcesOf(drafts: readonly DataSetDraft[], doc: DataSet): Sources {
  const [first] = drafts;
  if (first === undefined) throw new RangeError('A draft is written from at least one other.');
  const original = toDraft(doc);
  return { first, all: drafts, newest: drafts.find((draft) => originalOf(draft) === original), doc };
}

/** The item in all sources that have it, the first of them first. */
export function itemIn({ all }: Sources, id: string): readonly SourceItem[] {
  return all.flatMap(({ items }) => itemsByKey<ItemExtra>(items).get(id) ?? []);
}

/** The item as it is on screen. */
export function firstItem({ first }: Sources, id: string): SourceItem | undefined {
  return itemsByKey<ItemExtra>(first.items).get(id);
}

/** The item as it is stored; undefined when the version that is saved over does not have it. */
export function newestItem({ newest }: Sources, id: string): SourceItem | undefined {
  return newest && itemsByKey<ItemExtra>(newest.items).get(id);
}

const known = new WeakMap<DataSetDraft['items'], ReadonlyMap<string, SourceGroup>>();

/** The groups of a draft by their ids. */
export function groupsById({ items }: DataSetDraft): ReadonlyMap<string, SourceGroup> {
  const found = known.get(items) ?? new Map(items.groups.map((group) => [group.id, group]));
  known.set(items, found);
  return found;
}
