import type { Reference } from '@studio/api';

/** By which column, and which way. */
export interface ReferenceSort {
  readonly key: 'type' | 'name' | 'version';
  readonly direction: 'asc' | 'desc';
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** The references in order; equal ones by name. Leaves its argument alone. */
export function sortReferences(references: readonly Reference[], sort: ReferenceSort): readonly Reference[] {
  const sign = sort.direction === 'asc' ? 1 : -1;
  return [...references].sort((a, b) => {
    const order = collator.compare(String(a[sort.key]), String(b[sort.key]));
    return order === 0 ? collator.compare(a.name, b.name) : sign * order;
  });
}

/** The same column turns around, another starts ascending. */
export function toggleSort(sort: ReferenceSort, key: ReferenceSort['key']): ReferenceSort {
  const isReversed = sort.key === key && sort.direction === 'asc';
  return { key, direction: isReversed ? 'desc' : 'asc' };
}
