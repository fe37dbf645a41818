import type { DependenciesDraft, DependencyRow } from '@studio/widgets';
import type { Entry, Outline } from '../../../../../kernel/editor/outline/Outline.ts';
import { joinDependency, type Slot, slots, slotsOf, splitDependency } from '../slots.ts';
import { toText } from '../texts.ts';
import { isSameList } from './interleave.ts';
import type { Sources } from './Sources.ts';

/**
 * The dependencies that an outline says, and those that its criteria still have values for: a value that one side gave to a
 * dependency that the other removed brings it back.
 */
export function writeDependencies(outline: Outline, { first, all }: Sources): DependenciesDraft {
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
