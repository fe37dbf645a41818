import { placeholderNames } from './placeholderNames.ts';
import { sampleOf } from './sampleOf.ts';

const known: ReadonlySet<string> = new Set(placeholderNames);
const between = /\{\{([^{}\n]*)\}\}/g;

/** A text with samples in the place of its placeholders; a name between braces that the product does not know stays. */
export function fillIn(text: string): string {
  return replace(text, (sample) => sample);
}

/**
 * The same for HTML, where the samples are text. A placeholder is what is read as one: styles may divide it, and then it has those
 * that its name begins with; a text across two paragraphs is none. In attributes, such as addresses, placeholders are filled in too.
 */
export function fillInHtml(html: string): string {
  const tokens = html.split(tag);
  const written = tokens.map((token, index) => {
    const isTag = index % 2 === 1 && !token.startsWith('<!--');
    return isTag ? replace(token, encode) : token;
  });
  for (const run of runsOf(tokens)) {
    const text = run.map((index) => tokens[index]).join('');
    for (const { index: from, 0: all, 1: name = '' } of [...text.matchAll(between)].toReversed()) {
      if (known.has(name)) put(written, run, tokens, from, all.length, encode(sampleOf(name)));
    }
  }
  return written.join('');
}

/** Comments and tags. An attribute's value may contain `>`. */
const tag = /(<!--(?:(?!-->)[\s\S])*(?:-->|$)|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>)/i;
const inline =
  /^<(?:!--|\/?(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var)\b)/i;

/** The indices of the texts of each paragraph. Texts and tags alternate, the first is a text. */
function runsOf(tokens: readonly string[]): readonly number[][] {
  const runs: number[][] = [[0]];
  for (const [index, token] of tokens.entries()) {
    if (index % 2 === 0) continue;
    if (inline.test(token)) runs.at(-1)?.push(index + 1);
    else runs.push([index + 1]);
  }
  return runs;
}

/** Puts a text where the name of a placeholder begins, and takes out the rest of it. Later ones are put before earlier ones. */
function put(
  written: string[],
  run: readonly number[],
  tokens: readonly string[],
  from: number,
  length: number,
  text: string,
): void {
  let before = 0;
  for (const index of run) {
    const size = tokens[index]?.length ?? 0;
    const [start, end] = [from - before, from + length - before].map((at) => Math.min(Math.max(at, 0), size));
    if (start !== undefined && end !== undefined && start < end) {
      const name = from + 2 - before;
      const now = written[index] ?? '';
      const inside = name >= start && name < end ? text : '';
      written[index] = now.slice(0, start) + inside + now.slice(end);
    }
    before += size;
  }
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function replace(text: string, write: (sample: string) => string): string {
  return text.replaceAll(between, (all, name: string) => (known.has(name) ? write(sampleOf(name)) : all));
}
