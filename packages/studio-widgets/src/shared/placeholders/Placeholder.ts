import { foldText } from '@studio/ui/internal';

/** A name that can be written between double braces in a text, and is replaced by a value when the text is used: `{{quoteNumber}}`. */
export interface Placeholder {
  /** The text between the braces. Unique; without braces and line ends. */
  readonly name: string;
  /** What the reader of a list sees. */
  readonly label: string;
  /** A value that could be filled in. Default: none is shown. */
  readonly sample?: string | undefined;
}

/** A place in a text where two braces open. */
export interface PlaceholderSpan {
  /** Characters before it. */
  readonly from: number;
  /** Characters before its end. */
  readonly to: number;
  /** With its braces. */
  readonly text: string;
  /** The text between the braces; null where they are not closed. */
  readonly name: string | null;
}

/** A placeholder that will not be filled in. */
export interface PlaceholderFault extends PlaceholderSpan {
  readonly kind: 'unknown' | 'unclosed';
}

/** A placeholder that is being typed. */
export interface PlaceholderQuery {
  /** Characters before its braces. */
  readonly from: number;
  /** Characters before the end of what a choice takes the place of. */
  readonly to: number;
  /** What was typed after the braces. */
  readonly query: string;
}

const closed = /\{\{([^{}\n]*)\}\}/g;
const open = /\{\{[^{}\s\ufffc]*\}?/g;
/** Characters of a name that is being typed; what is longer is no name. */
const longestQuery = 60;

/** The placeholders of a text in their order, known or not, closed or not. One ends in the line in which it begins. */
export function readPlaceholders(text: string): readonly PlaceholderSpan[] {
  const found: PlaceholderSpan[] = [];
  const findOpen = (from: number, to: number) => {
    for (const { index, 0: part } of text.slice(from, to).matchAll(open))
      found.push({ from: from + index, to: from + index + part.length, text: part, name: null });
  };
  let done = 0;
  for (const { index, 0: all, 1: name = '' } of text.matchAll(closed)) {
    findOpen(done, index);
    done = index + all.length;
    found.push({ from: index, to: done, text: all, name });
  }
  findOpen(done, text.length);
  return found;
}

/** The placeholders of a text that will not be filled in. @param names those that are known */
export function placeholderFaults(
  text: string,
  names: { has(name: string): boolean },
): readonly PlaceholderFault[] {
  return readPlaceholders(text).flatMap((span): PlaceholderFault[] => {
    if (span.name === null) return [{ ...span, kind: 'unclosed' }];
    return names.has(span.name) ? [] : [{ ...span, kind: 'unknown' }];
  });
}

/**
 * What is being typed of a placeholder where the caret is; null where none is. One that is closed is being typed only while its name
 * is not known.
 * @param caret characters before it
 */
export function placeholderQuery(
  text: string,
  caret: number,
  names: { has(name: string): boolean },
): PlaceholderQuery | null {
  const begun = /\{\{([^{}\n\ufffc]*)$/.exec(text.slice(0, caret));
  const query = begun?.[1];
  if (!begun || query === undefined || query.length > longestQuery) return null;
  const after = text.slice(caret);
  const rest = /^([^{}\s]*)\}\}/.exec(after);
  if (rest && names.has(`${query}${rest[1]}`)) return null;
  return { from: begun.index, to: caret + (rest?.[0].length ?? (after.startsWith('}') ? 1 : 0)), query };
}

/** A placeholder as it is written in a text. */
export function writePlaceholder({ name }: Placeholder): string {
  return `{{${name}}}`;
}

interface Searched {
  readonly placeholder: Placeholder;
  readonly name: string;
  readonly label: string;
  readonly all: string;
}

const searched = new WeakMap<readonly Placeholder[], readonly Searched[]>();

function searchedOf(placeholders: readonly Placeholder[]): readonly Searched[] {
  const known = searched.get(placeholders);
  if (known) return known;
  const made = placeholders.map((placeholder): Searched => {
    const [name, label] = [foldText(placeholder.name), foldText(placeholder.label)];
    return { placeholder, name, label, all: `${label}\n${name}\n${foldText(placeholder.sample ?? '')}` };
  });
  searched.set(placeholders, made);
  return made;
}

/** How near a placeholder is to what is looked for: by its name or label from the beginning, by words of its label, in them, in its sample. */
function rankOf({ name, label }: Searched, words: readonly string[], whole: string): number {
  if (name.startsWith(whole) || label.startsWith(whole)) return 0;
  if (words.every((word) => ` ${label}`.includes(` ${word}`))) return 1;
  return words.every((word) => label.includes(word) || name.includes(word)) ? 2 : 3;
}

/**
 * The placeholders that hold every word of a query in label, sample or name, whatever the case and the accents; the nearest first.
 * @param placeholders not changed: others are another list
 */
export function findPlaceholders(
  placeholders: readonly Placeholder[],
  query: string,
): readonly Placeholder[] {
  const whole = foldText(query).trim();
  if (whole === '') return placeholders;
  const words = whole.split(/\s+/);
  return searchedOf(placeholders)
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map((found) => ({ found, rank: rankOf(found, words, whole) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ found }) => found.placeholder);
}

const names = new WeakMap<readonly Placeholder[], ReadonlySet<string>>();

/** The names of placeholders, made once for each list. */
export function placeholderNames(placeholders: readonly Placeholder[]): ReadonlySet<string> {
  const made = names.get(placeholders) ?? new Set(placeholders.map(({ name }) => name));
  names.set(placeholders, made);
  return made;
}
