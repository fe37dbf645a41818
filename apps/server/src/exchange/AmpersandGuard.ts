/** What may follow an ampersand: one of the five names, or the number of a character. */
const reference = /&(?:amp|lt|gt|quot|apos|#\d{1,20}|#x[\da-f]{1,20});/iy;
/** The beginning of one, as far as a piece of text goes. */
const cutReference = /^&(?:#?[\da-z]{0,20})$/i;
/** Any other name: a parser says that there is no such entity. */
const named = /&[a-z_][\w.-]{0,40};/iy;

/** Parts in which an ampersand is text, and their ends. */
const ends: ReadonlyMap<string, string> = new Map([
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]);
const beginning = /&|<!--|<!\[CDATA\[|<\?/g;

/** Where the end of a text begins that may be the beginning of one of these; the length of the text when none does. */
function cutAt(text: string, from: number, words: readonly string[]): number {
  const longest = Math.max(...words.map(({ length }) => length));
  for (let at = Math.max(from, text.length - longest + 1); at < text.length; at += 1) {
    const tail = text.slice(at);
    if (words.some((word) => word.startsWith(tail))) return at;
  }
  return text.length;
}

/**
 * Finds an unescaped ampersand, which XML does not allow and people write by hand all the same. A parser takes all that follows
 * for the name of an entity, and complains at the end of the file.
 */
export class AmpersandGuard {
  #end: string | null = null;

  /**
   * @param text the next piece, behind what was not clear of the one before
   * @returns how much of it is clear, and whether a bare ampersand follows that
   */
  check(text: string): { clear: number; isBare: boolean } {
    for (let at = 0; ; ) {
      if (this.#end !== null) {
        const end = text.indexOf(this.#end, at);
        if (end < 0) return { clear: cutAt(text, at, [this.#end]), isBare: false };
        at = end + this.#end.length;
        this.#end = null;
      }
      beginning.lastIndex = at;
      const found = beginning.exec(text);
      if (found === null) return { clear: cutAt(text, at, [...ends.keys()]), isBare: false };
      const { index } = found;
      const end = ends.get(found[0]);
      if (end !== undefined) {
        this.#end = end;
        at = index + found[0].length;
        continue;
      }
      reference.lastIndex = index;
      named.lastIndex = index;
      const known = reference.exec(text) ?? named.exec(text);
      if (known === null) return { clear: index, isBare: !cutReference.test(text.slice(index, index + 24)) };
      at = index + known[0].length;
    }
  }
}
