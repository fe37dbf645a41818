const isAscii = /^[\0-\x7f]*$/;

/** A text as it is compared when searching: without accents, in lower case. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Many texts at once: one pass over them all when nothing but plain letters is in them. */
export function foldAll(texts: readonly string[]): readonly string[] {
  const joined = texts.join('\n');
  if (!isAscii.test(joined)) return texts.map(fold);
  const folded = joined.toLowerCase().split('\n');
  return folded.length === texts.length ? folded : texts.map(fold);
}
