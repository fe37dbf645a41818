import type { FormPartBase } from '../types.ts';

/** What a part is found by. */
export interface PartWords {
  /** The text on the form. */
  readonly label: string;
  /** What expressions and rules call it. Empty where it has no name. */
  readonly name: string;
}

/**
 * The keys of the parts whose label or name has the text in it, in the order of the form; names that begin with it come first. None for
 * an empty text. Upper and lower case, and marks on letters, make no difference.
 */
export function findParts<Part extends FormPartBase>(
  parts: readonly Part[],
  text: string,
  wordsOf: (part: Part) => PartWords,
): readonly string[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [];
  const first: string[] = [];
  const others: string[] = [];
  for (const part of parts) {
    const { label, name } = wordsOf(part);
    const plainName = plain(name);
    if (plainName.startsWith(wanted)) first.push(part.key);
    else if (plainName.includes(wanted) || plain(label).includes(wanted)) others.push(part.key);
  }
  return [...first, ...others];
}

/**
 * The next wanted part behind the one with that key, or before it when backwards; after the last one the first. Undefined where none is
 * wanted.
 */
export function nextPart<Part extends FormPartBase>(
  parts: readonly Part[],
  from: string | undefined,
  isWanted: (part: Part) => boolean,
  isBackwards = false,
): Part | undefined {
  const order = isBackwards ? parts.toReversed() : parts;
  const at = order.findIndex(({ key }) => key === from);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)].find(isWanted);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
