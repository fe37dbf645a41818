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

/** An entry of the list under the input: a tag that is known, or what was typed as a new one. */
export interface TagEntry {
  text: string;
  isNew: boolean;
}

/** A tag as it is kept: without blanks around it, and with single ones inside. */
export function cleanTag(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The tags in a text with commas or line breaks between them. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,\n\r]/)
    .map(cleanTag)
    .filter(Boolean);
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

/** Adds texts in their order; what may not be a tag is told with the reason. */
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
  options: readonly string[];
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
    const text = fold(option);
    return !there.has(text) && (!isFiltered || text.includes(folded));
  });
  const first = isFiltered ? matching.filter((option) => fold(option).startsWith(folded)) : matching;
  const rest = isFiltered ? matching.filter((option) => !fold(option).startsWith(folded)) : [];
  const entries = [...first, ...rest].slice(0, limit).map((text) => ({ text, isNew: false }));
  const isKnown = findTag(options, wanted) !== undefined || there.has(folded);
  return wanted === '' || isKnown ? entries : [...entries, { text: wanted, isNew: true }];
}

/** The entry that Enter takes while typing: the first that begins like the text, or else the new tag; -1 for none. */
export function bestEntry(entries: readonly TagEntry[], query: string): number {
  const folded = fold(cleanTag(query));
  if (folded === '') return -1;
  return entries.findIndex(({ text, isNew }) => isNew || fold(text).startsWith(folded));
}
