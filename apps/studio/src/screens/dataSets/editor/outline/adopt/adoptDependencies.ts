import type { DependenciesDraft, DependencyRow } from '@studio/widgets';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { joinDependency, type Slot, slots, slotsOf } from '../slots.ts';

/**
 * The draft with its dependencies in the slots that they have in `known`: the same field first, then one that was exchanged
 * for another. What is new takes a slot that nothing known has, as long as there is one.
 * @param settled the slots that stay; those that are sure now are added
 */
export function adoptDependencies(
  draft: DataSetDraft,
  known: DataSetDraft,
  settled: Set<string>,
): DataSetDraft {
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
