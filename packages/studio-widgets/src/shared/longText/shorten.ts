const longest = 80;

/** A text as the name of a control can say it: one line of at most 80 characters. */
export function shorten(text: string): string {
  const line = text
    .slice(0, 2 * longest)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > longest ? `${[...line.slice(0, longest)].slice(0, -1).join('')}…` : line;
}
