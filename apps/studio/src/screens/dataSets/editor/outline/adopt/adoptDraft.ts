import type { DataSet } from '@studio/api';
import type { CriteriaRow, DependenciesDraft, DependencyRow } from '@studio/widgets';
import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';
import { randomId } from '../../../../../kernel/editor/randomId.ts';
import { type DataSetDraft, hasOwnItems } from '../../draft/DataSetDraft.ts';
import { criterionEntries } from '../criteriaEntries.ts';
import { itemEntries } from '../itemEntries.ts';
import { joinDependency, type Slot, slots, slotsOf } from '../slots.ts';
import { Pairing } from './Pairing.ts';
import { pairItems } from './pairItems.ts';

/** The drafts of documents, by the drafts that they became by taking over ids. */
const originals = new WeakMap<DataSetDraft, DataSetDraft>();

/** The ids of what was found to be the same to the letter: another draft with those ids changes nothing about it. */
const settledIds = new WeakMap<DataSetDraft, ReadonlySet<string>>();

/** The draft as it was made of a document; itself when it never took over ids. */
export function originalOf(draft: DataSetDraft): DataSetDraft {
  return originals.get(draft) ?? draft;
}

/**
 * The draft with the ids that the same things have in `known`. Ids of groups and items are never given out twice; those of
 * criteria count from 1 in every draft that is made of a document, and so mean something only once they were taken over.
 */
export function adoptDraft(
  draft: DataSetDraft,
  known: DataSetDraft,
  doc: Pick<DataSet, 'type'>,
): DataSetDraft {
  if (draft === known) return draft;
  const settled = new Set(settledIds.get(draft));
  const sharesIds = originals.has(draft);
  const withItems = hasOwnItems(doc) ? adoptItems(draft, known, settled, sharesIds) : draft;
  const withDependencies = adoptDependencies(withItems, known, settled);
  const aligned = adoptCriteria(withDependencies, known, doc, sharesIds, settled);
  originals.set(aligned, originalOf(draft));
  settledIds.set(aligned, settled);
  return aligned;
}

/**
 * The draft with the ids that its groups and items have in `known`, wherever they are named.
 * @param settled the ids that stay; those that are sure now are added
 */
function adoptItems(
  draft: DataSetDraft,
  known: DataSetDraft,
  settled: Set<string>,
  sharesIds: boolean,
): DataSetDraft {
  const { found, sure } = pairItems(itemEntries(draft, true), itemEntries(known, true), settled, sharesIds);
  for (const id of sure) settled.add(id);
  const idOf = (id: string) => found.get(id) ?? id;
  if ([...found].every(([id, other]) => id === other)) return draft;
  const groups = draft.items.groups.map((group) => ({
    ...group,
    id: idOf(group.id),
    items: group.items.map((item) => {
      const id = idOf(item.id);
      return id === item.id ? item : { ...item, id };
    }),
  }));
  const renamed = new Map<CriteriaRow, CriteriaRow>();
  const rename = (row: CriteriaRow) => {
    const dataItem = idOf(row.dataItem);
    const next = renamed.get(row) ?? (dataItem === row.dataItem ? row : { ...row, dataItem });
    renamed.set(row, next);
    return next;
  };
  return {
    ...draft,
    items: { ...draft.items, groups },
    criteria: draft.criteria.map(rename),
    storedCriteria: new Map([...draft.storedCriteria].map(([id, row]) => [id, rename(row)])),
    removedValues: new Map([...draft.removedValues].map(([id, value]) => [idOf(id), value])),
  };
}

/**
 * The draft with the ids that its criteria have in `known`; new ones get ids that no other draft has.
 * @param sharesIds the ids of both were given out together: one id is one criterion
 * @param settled the ids that stay; those that are sure now are added
 */
function adoptCriteria(
  draft: DataSetDraft,
  known: DataSetDraft,
  doc: Pick<DataSet, 'type'>,
  sharesIds: boolean,
  settled: Set<string>,
): DataSetDraft {
  const [entries, others] = [criterionEntries(draft, doc), criterionEntries(known, doc)];
  const { found, sure } = pairCriteria(entries, others, sharesIds, settled);
  for (const id of sure) settled.add(id);
  const source = randomId().slice(0, 12);
  const ids = new Map(
    draft.criteria.map(({ id }, index) => [id, found.get(id) ?? (sharesIds ? id : `${source}-${index + 1}`)]),
  );
  const renamed = new Map<CriteriaRow, CriteriaRow>();
  const rename = (row: CriteriaRow) => {
    const id = ids.get(row.id) ?? row.id;
    const next = renamed.get(row) ?? (id === row.id ? row : { ...row, id });
    renamed.set(row, next);
    return next;
  };
  return {
    ...draft,
    criteria: draft.criteria.map(rename),
    storedCriteria: new Map(
      [...draft.storedCriteria].map(([id, row]) => [ids.get(id) ?? `${source}-${id}`, rename(row)]),
    ),
  };
}

const conditions = ['product', ...slots] as const;

function pairCriteria(
  entries: readonly Entry[],
  known: readonly Entry[],
  sharesIds: boolean,
  settled: ReadonlySet<string>,
) {
  const pairing = new Pairing(entries, known, settled);
  if (sharesIds) pairing.by('in-order', ({ key }) => key);
  pairing.by('in-order', ({ fields }) => sign(fields));
  const sure = [...pairing.found.values()];
  for (const condition of conditions) {
    pairing.by('equally-many', ({ fields }) =>
      fields['dataItem'] === null ? null : sign({ ...fields, [condition]: null }),
    );
  }
  pairing.by('equally-many', ({ fields }) => fields['dataItem'] as string | null);
  return { found: pairing.found, sure };
}

function sign(fields: Entry['fields']): string {
  return JSON.stringify([fields['dataItem'], ...conditions.map((condition) => fields[condition])]);
}

/**
 * The draft with its dependencies in the slots that they have in `known`: the same field first, then one that was exchanged
 * for another. What is new takes a slot that nothing known has, as long as there is one.
 * @param settled the slots that stay; those that are sure now are added
 */
function adoptDependencies(draft: DataSetDraft, known: DataSetDraft, settled: Set<string>): DataSetDraft {
  const { dependencies } = draft;
  const { rows } = dependencies;
  const own = slotsOf(dependencies);
  const found = pairSlots(dependencies, known.dependencies, settled);
  const next = own.map((slot, index) => {
    const other = found.get(slot) ?? slot;
    return other === slot && settled.has(slot) ? rows[index]?.id : idOf(other, known.dependencies);
  });
  for (const [slot, other] of found) {
    if (contentOf(dependencies, slot) === contentOf(known.dependencies, other)) settled.add(other);
  }
  if (rows.every(({ id }, index) => id === next[index])) return draft;
  const renamed = rows.map((row, index): DependencyRow => ({ ...row, id: next[index] ?? row.id }));
  return { ...draft, dependencies: { ...dependencies, rows: renamed } };
}

function idOf(slot: Slot, known: DependenciesDraft): string {
  return known.rows[slotsOf(known).indexOf(slot)]?.id ?? slot;
}

function pairSlots(
  dependencies: DependenciesDraft,
  known: DependenciesDraft,
  settled: ReadonlySet<string>,
): ReadonlyMap<Slot, Slot> {
  const own = slotsOf(dependencies);
  const others = slotsOf(known);
  const found = new Map<Slot, Slot>();
  const free = new Set(others);
  const pair = (isSame: (slot: Slot, other: Slot) => boolean) => {
    for (const slot of own) {
      const other = found.has(slot) ? undefined : others.find((each) => free.has(each) && isSame(slot, each));
      if (other === undefined) continue;
      found.set(slot, other);
      free.delete(other);
    }
  };
  for (const slot of own) {
    if (!settled.has(slot)) continue;
    found.set(slot, slot);
    free.delete(slot);
  }
  pair((slot, other) => contentOf(dependencies, slot) === contentOf(known, other));
  pair((slot, other) => slot === other);
  pair((slot, other) => own.indexOf(slot) === others.indexOf(other));
  for (const slot of own) {
    if (found.has(slot)) continue;
    const taken = new Set(found.values());
    const isFree = (each: Slot) => !taken.has(each);
    const unused = [slot, ...slots].find((each) => isFree(each) && !others.includes(each));
    found.set(slot, unused ?? slots.find(isFree) ?? slot);
  }
  return found;
}

function contentOf(dependencies: DependenciesDraft, slot: Slot): string {
  const row = dependencies.rows[slotsOf(dependencies).indexOf(slot)];
  return row === undefined ? '' : joinDependency(row);
}
