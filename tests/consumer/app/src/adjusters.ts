import type { FilterField, GridPage, GridPageRequest } from '@studio/widgets';

export interface Adjuster {
  id: string;
  name: string;
}

const adjusters: readonly Adjuster[] = Array.from({ length: 40 }, (_, index) => ({
  id: `a${index + 1}`,
  name: `Adjuster ${String(index + 1).padStart(2, '0')}`,
}));

export const adjusterFields: readonly FilterField[] = [
  { key: 'name', label: 'Name', type: 'text' },
  { key: 'cases', label: 'Open cases', type: 'number' },
];

/** One page of the adjusters, in the order that is asked for. */
export async function loadAdjusters({
  sort,
  startIndex,
  pageSize,
}: GridPageRequest): Promise<GridPage<Adjuster>> {
  const sorted = sort.direction === 'asc' ? adjusters : adjusters.toReversed();
  return { records: sorted.slice(startIndex, startIndex + pageSize), totalRecords: adjusters.length };
}
