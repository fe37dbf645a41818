import { truncateText } from '@studio/ui/internal';

const longest = 80;

/** More code units than 80 characters have, with all the blanks between them. */
const longestRead = 2000;

/** A text as the name of a control can say it: one line of at most 80 characters with its ellipsis. */
export function toShortName(text: string): string {
  const line = text.slice(0, longestRead).replaceAll(/\s+/g, ' ').trim();
  return truncateText(line, longest - 1);
}
