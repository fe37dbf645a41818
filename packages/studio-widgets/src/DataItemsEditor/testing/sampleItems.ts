import type { DataItem } from '../types.ts';

/** ISO construction classes in two groups. */
export const constructionClasses: readonly DataItem[] = [
  { name: 'Frame', value: 'FR', grouping: 'Combustible and mixed', ordering: 0, defaultPrecedence: 1 },
  { name: 'Joisted Masonry', value: 'JM', grouping: 'Combustible and mixed', ordering: 1 },
  { name: 'Non-Combustible', value: 'NC', grouping: 'Combustible and mixed', ordering: 2 },
  { name: 'Masonry Non-Combustible', value: 'MNC', grouping: 'Combustible and mixed', ordering: 3 },
  { name: 'Modified Fire Resistive', value: 'MFR', grouping: 'Fire resistive', ordering: 4 },
  { name: 'Fire Resistive', value: 'FRE', grouping: 'Fire resistive', ordering: 5 },
];

/** The same classes with the mistakes that an editor has to show. */
export const constructionClassesWithErrors: readonly DataItem[] = [
  { name: 'Frame', value: 'FR', grouping: 'Combustible and mixed', ordering: 0, defaultPrecedence: 1 },
  {
    name: 'Joisted Masonry',
    value: 'JM',
    grouping: 'Combustible and mixed',
    ordering: 1,
    defaultPrecedence: 1,
  },
  { name: 'Non-Combustible', value: '', grouping: 'Combustible and mixed', ordering: 2 },
  { name: 'Frame', value: 'MNC', grouping: 'Combustible and mixed', ordering: 3, defaultPrecedence: 0 },
  { name: 'Modified Fire Resistive', value: 'MFR', grouping: 'Fire resistive', ordering: 4 },
  { name: 'Fire Resistive', value: 'FR', grouping: 'Fire resistive', ordering: 5 },
  { name: 'Superior', value: 'SUP', grouping: 'Fire resistive ', ordering: 6 },
];

/** As many items as given, all valid, labels in no order. */
export function manyItems(count: number): DataItem[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Industry ${(index * 7919) % count}`,
    value: `${100000 + index}`,
    grouping: '',
    ordering: index,
  }));
}

/** A thousand characters. */
export const longText = 'A label of a thousand characters. '.repeat(30).slice(0, 1000);

/** Texts that a careless editor would break on. */
export const unusualItems: readonly DataItem[] = [
  { name: longText, value: 'LONG', ordering: 0 },
  { name: '<b>Frame</b> & <script>alert(1)</script>', value: '{{FR}}', ordering: 1 },
  { name: 'דירה להשכרה', value: 'بناء مقاوم للحريق', ordering: 2 },
  { name: '👩‍🚒 Fire brigade', value: 'LONG', ordering: 3 },
];
