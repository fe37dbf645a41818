import type { DataSet } from '@studio/api';
import {
  type CriteriaRow,
  type DependenciesDraft,
  type DependencyRow,
  normalizeDataItems,
} from '@studio/widgets';
import { equal } from '../../../../../kernel/editor/equal.ts';
import type { Entry, Outline } from '../../../../../kernel/editor/outline/Outline.ts';
import { type DataSetDraft, hasCriteria, hasOwnItems } from '../../draft/DataSetDraft.ts';
import { itemsByKey } from '../../draft/itemsByKey.ts';
import { isBlankCriterion } from '../../draft/orphans.ts';
import { criterionEntries, dependenciesKey } from '../criteriaEntries.ts';
import { joinDependency, type Slot, slots, slotsOf, splitDependency } from '../slots.ts';
import { toText } from '../texts.ts';
import { interleave, isSameList } from './interleave.ts';
import { type Sources, sourcesOf } from './Sources.ts';
import { isSameRow, type SourceCriterion, type WrittenCriterion, writeCriterion } from './writeCriterion.ts';
import { writePickedItems, writeRemovedValues } from './writeItemNotes.ts';
import { writeItems } from './writeItems.ts';

/**
 * The draft that an outline says, to be saved over `doc`. Rows that say the same as in the first source are the same
 * objects.
 */
export function writeDraft(outline: Outline, drafts: readonly DataSetDraft[], doc: DataSet): DataSetDraft {
  const sources = sourcesOf(drafts, doc);
  const { first } = sources;
  const isOwn = hasOwnItems(doc);
  const items = isOwn ? writeItems(outline, sources) : heldItems(sources);
  const next = withConditions({ ...first, items }, outline, sources);
  const noted: DataSetDraft = {
    ...next,
    removedValues: isOwn ? writeRemovedValues(next.criteria, items, sources) : first.removedValues,
    pickedItems: isOwn ? first.pickedItems : writePickedItems(next.criteria, sources),
  };
  return isSameDraft(noted, first) ? first : noted;
}

/** The items of a set that takes them from code, as it holds them. */
function heldItems({ first, newest = first }: Sources): DataSetDraft['items'] {
  const isSame = equal(normalizeDataItems(first.items), normalizeDataItems(newest.items));
  return isSame ? first.items : newest.items;
}

function withConditions(draft: DataSetDraft, outline: Outline, sources: Sources): DataSetDraft {
  const { first, newest = first, doc } = sources;
  if (!hasCriteria(doc)) return draft;
  if (!outline.has(dependenciesKey)) {
    const { dependencies, criteria, storedCriteria } = newest;
    return { ...draft, dependencies, criteria, storedCriteria };
  }
  const entries = criteriaOfKept(outline, sources);
  const extended = new Map([...outline, ...entries.map((entry) => [entry.key, entry] as const)]);
  const next = { ...draft, dependencies: writeDependencies(extended, sources) };
  return { ...next, ...writeCriteria(entries, sources, next) };
}

function isSameDraft(one: DataSetDraft, other: DataSetDraft): boolean {
  const names = Object.keys(one) as (keyof DataSetDraft)[];
  return names.every((name) => one[name] === other[name]);
}

/**
 * The dependencies that an outline says, and those that its criteria still have values for: a value that one side gave to a
 * dependency that the other removed brings it back.
 */
function writeDependencies(outline: Outline, { first, all }: Sources): DependenciesDraft {
  const bySlot = new Map<Slot, string>();
  const used = new Set<string>();
  let isProductDependent = false;
  for (const entry of outline.values()) {
    const slot = slots.find((each) => each === entry.key);
    if (slot !== undefined) bySlot.set(slot, toText(entry.fields['field']));
    else if (entry.type === 'dependencies')
      isProductDependent ||= entry.fields['isProductDependent'] === true;
    else if (entry.type === 'criterion') for (const field of usedFields(entry)) used.add(field);
  }
  const drafts = all.map(({ dependencies }) => dependencies);
  const rows = [...bySlot].map(([slot, joined]) => rowOf(slot, joined, drafts));
  const order = [...bySlot.keys()];
  for (const slot of slots) {
    const owner = bySlot.has(slot) || !used.has(slot) ? undefined : drafts.find((each) => rowIn(each, slot));
    const row = owner && rowIn(owner, slot);
    if (owner === undefined || row === undefined) continue;
    const place = slotsOf(owner).indexOf(slot);
    rows.splice(place, 0, row);
    order.splice(place, 0, slot);
  }
  isProductDependent ||= used.has('product');
  return keep(first.dependencies, { isProductDependent, rows }, order);
}

function usedFields({ fields }: Entry): readonly string[] {
  return ['product', ...slots].filter((field) => (fields[field] ?? null) !== null);
}

function rowIn(dependencies: DependenciesDraft, slot: Slot): DependencyRow | undefined {
  const place = slotsOf(dependencies).indexOf(slot);
  return place < 0 ? undefined : dependencies.rows[place];
}

function rowOf(slot: Slot, joined: string, drafts: readonly DependenciesDraft[]): DependencyRow {
  const found = drafts.flatMap((draft) => rowIn(draft, slot) ?? []);
  const same = found.find((row) => joinDependency(row) === joined);
  return same ?? { id: found[0]?.id ?? slot, ...splitDependency(joined) };
}

/** The dependencies on screen when they are the same; ids say which slot a row has. */
function keep(first: DependenciesDraft, next: DependenciesDraft, order: readonly Slot[]): DependenciesDraft {
  if (first.isProductDependent === next.isProductDependent && isSameList(first.rows, next.rows)) return first;
  if (isSameList(slotsOf(next), order)) return next;
  return { ...next, rows: next.rows.map((row, index) => ({ ...row, id: order[index] ?? row.id })) };
}

/**
 * The criteria of an outline, with those of items that one side removed and the other kept: they went with the item, and an
 * item without its criteria would be offered always.
 */
function criteriaOfKept(outline: Outline, sources: Sources): readonly Entry[] {
  const { first, newest, all, doc } = sources;
  const criteria = [...outline.values()].filter(({ type }) => type === 'criterion');
  const older = all.find((draft) => draft !== first && draft !== newest);
  if (newest === undefined || older === undefined || newest === first) return criteria;
  const back = new Map([
    ...lostWithItems(outline, first, newest, older, doc),
    ...lostWithItems(outline, newest, first, older, doc),
  ]);
  return back.size === 0 ? criteria : putBack(criteria, back);
}

/** What the keeper has of items that the remover does not have; by the criterion before it there. */
function lostWithItems(
  outline: Outline,
  keeper: DataSetDraft,
  remover: DataSetDraft,
  older: DataSetDraft,
  doc: DataSet,
): ReadonlyMap<Entry, string | null> {
  const [kept, removed, old] = [keeper, remover, older].map(({ items }) => itemsByKey(items));
  const found = new Map<Entry, string | null>();
  const isKept = (key: string) =>
    outline.has(key) && kept?.has(key) === true && old?.has(key) === true && removed?.has(key) === false;
  const removedRows = new Set(remover.criteria.map(({ id }) => id));
  const oldRows = new Set(older.criteria.map(({ id }) => id));
  let before: string | null = null;
  for (const entry of criterionEntries(keeper, doc)) {
    const isLost = !outline.has(entry.key) && oldRows.has(entry.key) && !removedRows.has(entry.key);
    if (isLost && isKept(String(entry.fields['dataItem']))) found.set(entry, before);
    before = entry.key;
  }
  return found;
}

function putBack(criteria: readonly Entry[], back: ReadonlyMap<Entry, string | null>): readonly Entry[] {
  const present = new Set([...criteria, ...back.keys()].map(({ key }) => key));
  const following = new Map<string | null, Entry[]>();
  for (const [entry, before] of back) {
    const anchor = before !== null && present.has(before) ? before : null;
    following.set(anchor, [...(following.get(anchor) ?? []), entry]);
  }
  const withFollowers = (entry: Entry): readonly Entry[] => [
    entry,
    ...(following.get(entry.key) ?? []).flatMap(withFollowers),
  ];
  return [...(following.get(null) ?? []).flatMap(withFollowers), ...criteria.flatMap(withFollowers)];
}

/**
 * The criteria of entries, with the blank rows on screen.
 * @param next the draft so far: its items and dependencies are written
 */
function writeCriteria(
  entries: readonly Entry[],
  { first, all, newest, doc }: Sources,
  next: DataSetDraft,
): Pick<DataSetDraft, 'criteria' | 'storedCriteria'> {
  const lookups = all.map(criteriaIn);
  const newestRows = newest && criteriaIn(newest);
  const shownRow = sameRows({ first, newest, doc }, next);
  const rows: CriteriaRow[] = [];
  const stored = new Map<string, CriteriaRow>();
  for (const entry of entries) {
    const shown = shownRow(entry);
    if (shown !== undefined) {
      rows.push(shown.row);
      if (shown.stored !== undefined) stored.set(entry.key, shown.stored);
      continue;
    }
    const found = lookups.flatMap((rowsIn) => rowsIn(entry.key) ?? []);
    const written = writeCriterion(entry, found, newestRows?.(entry.key), next.dependencies);
    rows.push(written.row);
    if (written.stored !== undefined) stored.set(entry.key, written.stored);
  }
  const isBlank = (row: CriteriaRow) => isBlankCriterion(row, first, doc) && isBlankCriterion(row, next, doc);
  const { list } = interleave(rows, first.criteria, isBlank);
  return {
    criteria: isSameList(list, first.criteria) ? first.criteria : list,
    storedCriteria: isPartOf(stored, first.storedCriteria) ? first.storedCriteria : stored,
  };
}

/** Finds rows on screen that say what an entry says, over the same stored texts. */
function sameRows(
  { first, newest, doc }: Pick<Sources, 'first' | 'newest' | 'doc'>,
  next: DataSetDraft,
): (entry: Entry) => WrittenCriterion | undefined {
  const isSameLayout = (draft: DataSetDraft) =>
    isSameList(slotsOf(draft.dependencies), slotsOf(next.dependencies)) &&
    draft.dependencies.isProductDependent === next.dependencies.isProductDependent;
  if (!isSameLayout(first) || (newest !== undefined && !isSameLayout(newest))) return () => undefined;
  const entries = new Map(criterionEntries(first, doc).map((entry) => [entry.key, entry]));
  const rows = new Map(first.criteria.map((row) => [row.id, row]));
  return ({ key, fields }) => {
    const row = entries.get(key)?.fields === fields ? rows.get(key) : undefined;
    const stored = first.storedCriteria.get(key);
    const isStored = newest === undefined || isSameText(newest.storedCriteria.get(key), stored);
    return row !== undefined && isStored ? { row, stored } : undefined;
  };
}

function isSameText(one: CriteriaRow | undefined, other: CriteriaRow | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other;
  return isSameRow(one, other);
}

function criteriaIn(draft: DataSetDraft): (id: string) => SourceCriterion | undefined {
  const rows = new Map(draft.criteria.map((row) => [row.id, row]));
  const slots = slotsOf(draft.dependencies);
  return (id) => {
    const row = rows.get(id);
    return row && { row, stored: draft.storedCriteria.get(id), slots, draft };
  };
}

function isPartOf<T>(part: ReadonlyMap<string, T>, whole: ReadonlyMap<string, T>): boolean {
  return [...part].every(([key, value]) => whole.get(key) === value);
}
