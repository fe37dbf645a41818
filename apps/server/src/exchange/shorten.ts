/** In UTF-16 code units. */
const longestText = 1200;

/** A message or a name as it is shown: a file may give one of millions of characters. Its middle is left out then. */
export function shorten(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText / 2)}…${text.slice(-longestText / 2)}`.toWellFormed();
}
