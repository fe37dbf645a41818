import type { CriteriaRow, DependenciesDraft, DependencyRow, FieldColumn } from '@studio/widgets';

/**
 * One of the three field dependencies that a set can have. Unlike its column it stays with a dependency when one before it
 * goes, so that a value of a criterion is never taken for one of another field.
 */
export type Slot = 'd1' | 'd2' | 'd3';

/** All of them. */
export const slots: readonly Slot[] = ['d1', 'd2', 'd3'];

/** The columns of the values of fields, in order. */
export const fieldColumns: readonly FieldColumn[] = ['field1', 'field2', 'field3'];

const known = new WeakMap<DependenciesDraft, readonly Slot[]>();

/** The slots of the field dependencies, in their order. */
export function slotsOf(dependencies: DependenciesDraft): readonly Slot[] {
  const found = known.get(dependencies) ?? assignSlots(dependencies.rows);
  known.set(dependencies, found);
  return found;
}

function assignSlots(rows: readonly DependencyRow[]): readonly Slot[] {
  const taken: Slot[] = [];
  for (const { id } of rows.slice(0, slots.length)) {
    const number = Number(/^d([1-9]\d*)$/.exec(id)?.[1]);
    const own = Number.isNaN(number) ? undefined : slots[(number - 1) % slots.length];
    const isFree = (slot: Slot) => !taken.includes(slot);
    const slot = own !== undefined && isFree(own) ? own : slots.find(isFree);
    if (slot !== undefined) taken.push(slot);
  }
  return taken;
}

/** The text that a criterion has in a slot; empty where its dependencies do not have the slot. */
export function textInSlot(row: CriteriaRow, rowSlots: readonly Slot[], slot: Slot): string {
  const column = fieldColumns[rowSlots.indexOf(slot)];
  return column === undefined ? '' : row[column];
}

/** A dependency as one field holds it: form and field. */
export function joinDependency({ form, field }: Pick<DependencyRow, 'form' | 'field'>): string {
  return `${form}\0${field}`;
}

/** Form and field of a joined dependency. */
export function splitDependency(joined: string): Pick<DependencyRow, 'form' | 'field'> {
  const [form = '', field = ''] = joined.split('\0');
  return { form, field };
}
