import { parseCriteria } from '../model/savedCriteria.ts';
import type { CriteriaField, CriteriaOption } from '../types.ts';

export const dataItems: readonly CriteriaOption[] = [
  { value: 'FR', label: 'Frame' },
  { value: 'JM', label: 'Joisted Masonry' },
  { value: 'NC', label: 'Non-Combustible' },
];

export const products: readonly CriteriaOption[] = [
  { value: 'bop', label: 'Businessowners' },
  { value: 'cp', label: 'Commercial Property' },
];

export const fields: readonly CriteriaField[] = [
  {
    name: 'State',
    options: [
      { value: 'NY', label: 'New York' },
      { value: 'TX', label: 'Texas' },
    ],
  },
  { name: 'Number of Stories' },
];

export const rows = parseCriteria([
  { value: 'JM', productName: 'cp', fieldValue1: 'TX', fieldValue2: '10', ordering: 0 },
  { value: 'FR', productName: 'bop', fieldValue1: 'NY', ordering: 1 },
  { value: 'NC', fieldValue2: '9', ordering: 2 },
]);
