import type { PlaceholderFault } from './Placeholder.ts';

/** Texts of whatever offers placeholders. */
export interface PlaceholderLabels {
  /** Of the button. @default 'Insert placeholder' */
  readonly insert: string;
  /** Of the search box above the list. @default 'Search placeholders' */
  readonly search: string;
  /** Of the list. @default 'Placeholders' */
  readonly list: string;
  /** @default 'No matching placeholder' */
  readonly noMatches: string;
  /** Announced when a list opens beside the caret, and when it changes. @default '12 placeholders. Arrow keys choose, Enter inserts, Escape closes.' */
  readonly offered: (count: number) => string;
  /** Tooltip of a mark. @default 'Unknown placeholder, sent …', and 'Not closed with }}, sent …' */
  readonly fault: (kind: PlaceholderFault['kind']) => string;
  /** Below the field: the faults of a kind. @default 'Unknown placeholder, sent …: {{insuredNam}}' … */
  readonly faults: (kind: PlaceholderFault['kind'], texts: readonly string[]) => string;
}

/** Faults that are named before the rest is counted. */
const named = 5;

export const defaultPlaceholderLabels: PlaceholderLabels = {
  insert: 'Insert placeholder',
  search: 'Search placeholders',
  list: 'Placeholders',
  noMatches: 'No matching placeholder',
  offered: (count) =>
    `${count} ${count === 1 ? 'placeholder' : 'placeholders'}. Arrow keys choose, Enter inserts, Escape closes.`,
  fault: (kind) =>
    kind === 'unknown' ? 'Unknown placeholder, sent as it stands' : 'Not closed with }}, sent as it stands',
  faults: (kind, texts) => {
    const more = texts.length - named;
    const names = texts.slice(0, named).join(', ') + (more > 0 ? `, and ${more} more` : '');
    if (kind === 'unclosed') return `Not closed with }}, sent as it stands: ${names}`;
    return texts.length === 1
      ? `Unknown placeholder, sent as it stands: ${names}`
      : `Unknown placeholders, sent as they stand: ${names}`;
  },
};
