const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
/** Accents, and characters that take no room, such as zero-width spaces, soft hyphens and marks of direction. */
const left = /[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu;
/** Blanks of every width; the one of Braille is no white space to Unicode. */
const blanks = /[\s\u2800]+/gu;
const hyphens = /[\u2010\u2011]/gu;

/**
 * A text as it is compared when searching, so that texts that look the same are found by one another: without accents and characters that
 * cannot be seen, with one plain blank for any blanks and none at the ends, with ligatures and full-width forms as plain letters, in lower case.
 */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(left, '')
    .replace(blanks, ' ')
    .replace(hyphens, '-')
    .trim()
    .toLowerCase();
}
