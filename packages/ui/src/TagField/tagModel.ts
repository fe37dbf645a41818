import { isBetweenAddresses, splitAddresses } from '../internal/emailAddresses.ts';
import { parseTsv } from '../internal/tsv.ts';

export interface TagLimits {
  /** How many tags there may be. */
  maxTags: number;
  /** Characters of one tag. */
  maxLength: number;
}

/** Why a text became no tag. */
export type TagRefusal = 'duplicate' | 'long' | 'full';

export interface AddedTags {
  /** All tags, the new ones last. */
  tags: readonly string[];
  added: readonly string[];
  refused: readonly { text: string; reason: TagRefusal }[];
}

/** A tag that is offered. */
export interface KnownTag {
  /** The tag itself. */
  readonly text: string;
  /** Shown beside it, and searched: what a tag means, such as the name of who has an address. */
  readonly hint?: string | undefined;
  /** The heading above it. All of a group follow one another, wherever they are among the options. */
  readonly group?: string | undefined;
}

/** An entry of the list under the input: a tag that is known, or what was typed as a new one. */
export interface TagEntry extends KnownTag {
  readonly isNew: boolean;
}

/** A tag as it is kept: without blanks around it, and with single ones inside. */
export function cleanTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** What the tags are: texts without commas, texts of one line that may hold commas, or e-mail addresses. */
export type TagFormat = 'text' | 'line' | 'email';

/** What ends a tag while it is typed, and parts tags that are pasted. */
const separators: Readonly<Record<TagFormat, RegExp>> = {
  text: /[,\t\n\r]/,
  line: /[\t\n\r]/,
  email: /[,;\n\r]/,
};

/** A number with commas between thousands. */
const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Whether a text holds the end of a tag. */
export function endsTag(text: string, format: TagFormat): boolean {
  return separators[format].test(text);
}

/** Whether a character that is typed behind a text ends its tag. In a name in quotation marks, and within brackets, a comma of addresses does not. */
export function endsTagBehind(text: string, typed: string, format: TagFormat): boolean {
  return endsTag(typed, format) && (format !== 'email' || isBetweenAddresses(text));
}

/**
 * The tags in a text: of texts parted by commas, line breaks and tabs, of lines by line breaks and tabs alone, both as cells of a sheet where it has any; of
 * e-mail addresses what `splitAddresses` reads. A number with commas between thousands, such as 1,000 in a column of a sheet, is one without them.
 * @param options tags that are known. Of addresses, one of them is never taken for a surname before a comma
 */
export function splitTags(
  text: string,
  format: TagFormat = 'text',
  options: readonly string[] = [],
): string[] {
  if (format === 'email') return splitAddresses(text, (word) => findTag(options, word) !== undefined);
  const cells = separators.line.test(text) ? parseTsv(text).flat() : null;
  if (format === 'line') return (cells ?? [text]).map(cleanTag).filter(Boolean);
  const parts = cells?.flatMap((cell) =>
    grouped.test(cell.trim()) ? cell.replaceAll(',', '') : cell.split(','),
  );
  return (parts ?? text.split(',')).map(cleanTag).filter(Boolean);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The tag in a list that is the same as `text`, whatever the case. */
export function findTag(tags: readonly string[], text: string): string | undefined {
  const wanted = fold(cleanTag(text));
  return tags.find((tag) => fold(tag) === wanted);
}

function refusalOf(tags: readonly string[], text: string, limits: TagLimits): TagRefusal | undefined {
  if (findTag(tags, text) !== undefined) return 'duplicate';
  if (text.length > limits.maxLength) return 'long';
  return tags.length >= limits.maxTags ? 'full' : undefined;
}

/** Adds texts in their order; what may not be a tag is returned with the reason. */
export function addTags(tags: readonly string[], texts: readonly string[], limits: TagLimits): AddedTags {
  const all = [...tags];
  const refused: { text: string; reason: TagRefusal }[] = [];
  for (const text of texts.map(cleanTag).filter(Boolean)) {
    const reason = refusalOf(all, text, limits);
    if (reason) refused.push({ text, reason });
    else all.push(text);
  }
  return { tags: all, added: all.slice(tags.length), refused };
}

interface SuggestOptions {
  /** Tags that are known. */
  options: readonly KnownTag[];
  /** Tags that are there already. */
  tags: readonly string[];
  query: string;
  /** False when the caller has searched already. */
  isFiltered: boolean;
  /** How many entries at most. */
  limit: number;
}

/** Known tags for what was typed, without those that are there; last a new one, when none is exactly that. */
export function suggestTags({ options, tags, query, isFiltered, limit }: SuggestOptions): TagEntry[] {
  const wanted = cleanTag(query);
  const folded = fold(wanted);
  const there = new Set(tags.map(fold));
  const matching = options.filter((option) => {
    const isThere = there.has(fold(option.text));
    return !isThere && (!isFiltered || textsOf(option).some((text) => text.includes(folded)));
  });
  const first = isFiltered ? matching.filter((option) => beginsLike(option, folded)) : matching;
  const rest = isFiltered ? matching.filter((option) => !beginsLike(option, folded)) : [];
  const entries = inGroups([...first, ...rest], options)
    .slice(0, limit)
    .map((option): TagEntry => ({ ...option, isNew: false }));
  const texts = options.map(({ text }) => text);
  const isKnown = findTag(texts, wanted) !== undefined || there.has(folded);
  return wanted === '' || isKnown ? entries : [...entries, { text: wanted, isNew: true }];
}

/** The entry that Enter takes while typing: the first that begins like the text, or else the new tag; -1 for none. */
export function bestEntry(entries: readonly TagEntry[], query: string): number {
  const folded = fold(cleanTag(query));
  if (folded === '') return -1;
  return entries.findIndex((entry) => entry.isNew || beginsLike(entry, folded));
}

function textsOf({ text, hint = '' }: KnownTag): readonly string[] {
  return [fold(text), fold(hint)];
}

function beginsLike(option: KnownTag, folded: string): boolean {
  return textsOf(option).some((text) => text.startsWith(folded));
}

/** The groups in the order in which they are offered; within each the order stays. */
function inGroups(found: readonly KnownTag[], options: readonly KnownTag[]): readonly KnownTag[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  if (groups.length < 2) return found;
  return groups.flatMap((group) => found.filter((option) => option.group === group));
}
