import type { FilterField, SavedFilter } from '../types.ts';

/** The fields of the form template browser, and one of each other type. */
export const sampleFields: readonly FilterField[] = [
  { key: 'name', label: 'Name', type: 'text' },
  {
    key: 'status',
    label: 'Status',
    type: 'choice',
    options: [
      { value: '0', label: 'Draft' },
      { value: '1', label: 'In Production' },
      { value: '2', label: 'Published' },
    ],
  },
  {
    key: 'products',
    label: 'Products',
    type: 'choices',
    options: [
      { value: 'bop', label: 'Businessowners' },
      { value: 'cp', label: 'Commercial Property' },
      { value: 'gl,umb', label: 'General Liability, Umbrella' },
    ],
  },
  { key: 'version', label: 'Version', type: 'number' },
  { key: 'lastModified', label: 'Last Modified', type: 'date' },
  { key: 'valid', label: 'Valid', type: 'boolean' },
];

export const sampleSavedFilters: readonly SavedFilter[] = [
  { id: 's1', name: 'Drafts', filterUri: '/FormTemplate?status=0', isDefault: true },
  { id: 's2', name: 'Property in production', filterUri: '/FormTemplate?status=1&products.in=cp' },
];
