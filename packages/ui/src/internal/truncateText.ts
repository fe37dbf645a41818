/** More code units than any written character has; only heaps of combining marks have more. */
const longestCharacter = 16;

let segmenter: Intl.Segmenter | undefined;

/**
 * A text of at most `limit` characters, and an ellipsis when it was longer. Counts what a reader takes for a character,
 * so that no letter, accent or emoji is cut in two. Of a long text only the beginning is read.
 * @param limit characters before the ellipsis
 */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  segmenter ??= new Intl.Segmenter();
  const start = text.slice(0, (limit + 1) * longestCharacter);
  const characters: string[] = [];
  for (const { segment } of segmenter.segment(start)) {
    if (characters.length === limit) return `${characters.join('').trimEnd()}…`;
    characters.push(segment);
  }
  if (start === text) return text;
  // The last character may go on behind what was read.
  return `${characters.slice(0, -1).join('').trimEnd()}…`;
}
