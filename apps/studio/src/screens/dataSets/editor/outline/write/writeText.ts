import { savedText } from '../texts.ts';

/** A text to edit, and what counts as stored beside it. */
export interface WrittenText {
  readonly text: string;
  readonly stored: string | undefined;
}

/**
 * The text to edit for one that saving would keep.
 * @param texts as they are edited in the sources, the one on screen first
 * @param stored what is stored in the version that is saved over
 * @param storedElsewhere what other versions have stored: white space around a text is kept when it came from one of them
 */
export function writeText(
  saved: string,
  texts: readonly string[],
  stored: string | undefined,
  storedElsewhere: readonly (string | undefined)[],
): WrittenText {
  const isStored = (text: string) => savedText(text, stored) === saved;
  const text = texts.slice(0, 1).find(isStored) ?? saved;
  if (isStored(text) || !storedElsewhere.includes(saved)) return { text, stored };
  return { text: saved, stored: saved };
}
