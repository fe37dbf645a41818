/** A noncharacter, which no folded text holds. */
const separator = '\uffff';

/** Texts of ASCII with single blanks within: most are, and look like nothing else. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
/** Characters that take no room, such as zero-width spaces, soft hyphens and marks of direction. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Blanks of every width; the one of Braille is no white space to Unicode. */
const blanks = /[\s\u2800]+/gu;
/** Ligatures and full-width forms, which are other spellings of letters; hyphens beside that of the keyboard. */
const otherForms = /[\ufb00-\ufb06\uff01-\uff5e]/gu;
const hyphens = /[\u2010\u2011]/gu;

/**
 * What a reader sees of a text: without characters that take no room, with one plain blank for any blanks, none at the ends, and accents,
 * ligatures and hyphens written in one way. Texts of which that is the same look the same; case and letters of other scripts stay.
 */
export function lookOf(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replaceAll(unseen, '')
    .replaceAll(blanks, ' ')
    .replaceAll(otherForms, (form) => form.normalize('NFKC'))
    .replaceAll(hyphens, '-')
    .trim()
    .normalize('NFC');
}

/**
 * Text without what a search ignores: what no reader sees (`lookOf`), case, and compatibility forms of characters (NFKC). Several texts
 * become one in which each is found, and nothing that would reach from one into the next.
 */
export function foldForSearch(...texts: string[]): string {
  return texts.map(foldOne).join(separator);
}

/**
 * The field in which a text is found first.
 * @param searchText as `foldForSearch` made it
 * @param wanted folded as well
 * @param fields those of its texts, in their order; further texts are of the last one
 */
export function fieldOfMatch(
  searchText: string,
  wanted: string,
  fields: readonly string[],
): string | undefined {
  const at = searchText.split(separator).findIndex((text) => text.includes(wanted));
  return at === -1 ? undefined : fields[Math.min(at, fields.length - 1)];
}

/** Whether one of the texts that were folded together is this one, folded alone. */
export function isOneOf(folded: string, wanted: string): boolean {
  return folded.split(separator).includes(wanted);
}

function foldOne(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return lookOf(lookOf(text.replaceAll(separator, ' ')).normalize('NFKC').toLowerCase());
}

const names: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u2007': 'figure space',
  '\u2009': 'thin space',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u3000': 'ideographic space',
  '\ufeff': 'byte order mark',
};

/** The first character of a text that cannot be seen, or is another blank than that of the keyboard, such as `a no-break space (U+00A0)`; null for none. */
export function unseenIn(text: string): string | null {
  const [found] = /\p{Default_Ignorable_Code_Point}|[^\S ]|\u2800/u.exec(text) ?? [];
  if (found === undefined) return null;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `a ${names[found] ?? 'character that cannot be seen'} (U+${code})`;
}

/** Why two texts that look the same are not, as the end of a sentence. @param given the one that was typed last */
export function differenceOf(given: string, other: string): string {
  const own = unseenIn(given);
  if (own !== null) return `this one holds ${own}`;
  const others = unseenIn(other);
  if (others !== null) return `that one holds ${others}`;
  if (/ {2}/.test(`${given}${other}`)) return 'they have different numbers of blanks';
  return 'some characters are written in another way';
}
