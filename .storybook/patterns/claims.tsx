import { StatusLabel } from '@studio/ui';
import type { FilterField, GridColumn } from '@studio/widgets';

/** A claim of the pattern pages. */
export interface Claim {
  readonly id: string;
  readonly insured: string;
  readonly line: string;
  readonly status: 'Open' | 'Closed' | 'In review';
  readonly reserve: number;
}

const insured = ['Harbor Street Bakery', 'North Mill Timber', 'Ocean View Motel', 'Meridian Clinics'];
const lines = ['Commercial Property', 'General Liability', 'Commercial Auto'];
const statuses = ['Open', 'In review', 'Closed'] as const;

function pick<T>(choices: readonly [T, ...T[]] | readonly T[], index: number, otherwise: T): T {
  return choices[index % choices.length] ?? otherwise;
}

/** Sixty claims, the same ones every time. */
export const claims: readonly Claim[] = Array.from({ length: 60 }, (_, index) => ({
  id: `C-${10_400 + index * 7}`,
  insured: `${pick(insured, index, '')} ${1 + (index % 15)}`,
  line: pick(lines, index, ''),
  status: pick(statuses, index * 2, 'Open'),
  reserve: ((index * 7919) % 400) * 250,
}));

const tones = { Open: 'warning', 'In review': 'accent', Closed: 'neutral' } as const;
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The columns of a list of claims. */
export const claimColumns: readonly GridColumn<Claim>[] = [
  { key: 'id', header: 'Claim', isSortable: true, width: '8rem', render: ({ id }) => id },
  {
    key: 'insured',
    header: 'Insured',
    isSortable: true,
    width: 'minmax(12rem, 2fr)',
    render: ({ insured: name }) => name,
  },
  { key: 'line', header: 'Line', isSortable: true, hideBelow: 620, render: ({ line }) => line },
  {
    key: 'status',
    header: 'Status',
    isSortable: true,
    width: '9rem',
    getText: ({ status }) => status,
    render: ({ status }) => <StatusLabel tone={tones[status]}>{status}</StatusLabel>,
  },
  {
    key: 'reserve',
    header: 'Reserve',
    isSortable: true,
    width: '8rem',
    align: 'end',
    isTabular: true,
    sortValue: ({ reserve }) => reserve,
    render: ({ reserve }) => dollars.format(reserve),
  },
];

/** What claims can be filtered by. */
export const claimFields: readonly FilterField[] = [
  { key: 'insured', label: 'Insured', type: 'text' },
  {
    key: 'status',
    label: 'Status',
    type: 'choice',
    options: statuses.map((status) => ({ value: status, label: status })),
  },
  { key: 'reserve', label: 'Reserve', type: 'number' },
];

export const getId = ({ id }: Claim) => id;
export const getHref = ({ id }: Claim) => `#/claims/${id}`;
