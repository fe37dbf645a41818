import type { TableColumn } from './types.ts';

/** A row of the stories: a limit of a coverage. */
export interface Coverage {
  id: string;
  name: string;
  state: string;
  limit: number;
}

/** Rows for stories. */
export const coverages: readonly Coverage[] = [
  { id: 'gl', name: 'General Liability', state: 'Active', limit: 1_000_000 },
  { id: 'pr', name: 'Commercial Property', state: 'Draft', limit: 250_000 },
  { id: 'au', name: 'Commercial Auto', state: 'Active', limit: 500_000 },
  { id: 'eb', name: 'Equipment Breakdown', state: 'Inactive', limit: 75_000 },
];

const digits = new Intl.NumberFormat('en-US');

/** Columns for stories. */
export const coverageColumns: readonly TableColumn<Coverage>[] = [
  {
    key: 'name',
    header: 'Coverage',
    isRowHeader: true,
    render: ({ name }) => name,
    compare: (a, b) => a.name.localeCompare(b.name),
  },
  { key: 'state', header: 'State', render: ({ state }) => state },
  {
    key: 'limit',
    header: 'Limit (USD)',
    isNumeric: true,
    render: ({ limit }) => digits.format(limit),
    compare: (a, b) => a.limit - b.limit,
  },
];
