/** Markup that a browser can parse without the page's policy seeing styles and handlers in it. */
export interface NeutralMarkup {
  readonly html: string;
  /** What was appended to names; occurs nowhere else. */
  readonly mark: string;
}

const attributeNames = /(?:style|(?<![\w-])on[a-z]+)(?=\s*=)/gi;
const elementNames = /(?<=<\/?)style/gi;

function unusedMark(text: string): string {
  const lower = text.toLowerCase();
  let count = 0;
  while (lower.includes(`xq${count}z`)) count += 1;
  return `xq${count}z`;
}

/**
 * Appends a mark to everything that may be the name of a style attribute, of a handler or of a style element. A strict
 * Content Security Policy reports these even in documents that are never shown, and takes the styles out of them. The
 * same words in texts and values are marked too, so nothing depends on where a tag begins: `restoreNames` takes the marks out.
 * What begins like a processing instruction becomes a comment, as it is in browsers that know no such instructions in HTML: DOMPurify (3.4)
 * fails over the nodes of those that do.
 */
export function neutralizeMarkup(text: string): NeutralMarkup {
  const mark = unusedMark(text);
  const append = (name: string) => `${name}${mark}`;
  const html = text
    .replaceAll(elementNames, append)
    .replaceAll(attributeNames, append)
    .replaceAll('<?', `<!${mark}?`);
  return { html, mark };
}

/** Takes the marks out again. */
export function restoreNames(text: string, mark: string): string {
  return text.replaceAll(`<!${mark}?`, '<?').replaceAll(mark, '');
}
