/** Comments, declarations and tags. An attribute's value may contain `>`. */
const tag = /(<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>)/i;
const nameOf = /^<(\/?)([a-z][a-z\d:-]*)/i;

const blocks = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const voids = new Set(['hr', 'col']);
/** Elements in which every letter counts. */
const verbatim = new Set(['pre', 'textarea', 'script', 'style', 'xmp', 'listing', 'plaintext']);
/** Elements that end where another of their kind begins, although nothing says so. */
const endedBy: Readonly<Record<string, RegExp>> = {
  p: /./,
  li: /^li$/,
  dt: /^d[dt]$/,
  dd: /^d[dt]$/,
  tr: /^tr$/,
  td: /^t[dhr]$/,
  th: /^t[dhr]$/,
};
const blank = '[\\t\\n\\f\\r ]+';
const [leading, trailing] = [new RegExp(`^${blank}`), new RegExp(`${blank}$`)];
const indent = '  ';

/** A piece of a source: of one block, of text with all that is in its line, or of something in which every letter counts. */
interface Piece {
  readonly text: string;
  readonly kind: 'open' | 'close' | 'void' | 'text' | 'verbatim';
  /** Of a block, in lower case. */
  readonly name: string;
}

/** The source split into its blocks. Invisible blanks beside the bounds of blocks are left out. */
function piecesOf(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const tokens = html.split(tag);
  const add = (text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'text') pieces[pieces.length - 1] = { ...last, text: last.text + text };
    else if (text !== '') pieces.push({ text, kind: 'text', name: '' });
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const [, slash = '', given = ''] = index % 2 === 1 ? (nameOf.exec(token) ?? []) : [];
    const name = given.toLowerCase();
    if (slash === '' && verbatim.has(name)) {
      const end = verbatimEnd(tokens, index, name);
      const text = tokens.slice(index, end + 1).join('');
      if (name === 'pre') pieces.push({ text, kind: 'verbatim', name });
      else add(text);
      index = end;
    } else if (!blocks.has(name)) add(token);
    else if (slash !== '') pieces.push({ text: token, kind: 'close', name });
    else pieces.push({ text: token, kind: voids.has(name) ? 'void' : 'open', name });
  }
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'text') return [piece];
    const text = piece.text.replace(leading, '').replace(trailing, '');
    return text === '' ? [] : [{ ...piece, text }];
  });
}

function verbatimEnd(tokens: readonly string[], from: number, name: string): number {
  const end = tokens.findIndex((token, index) => index > from && token.toLowerCase().startsWith(`</${name}`));
  return end < 0 ? tokens.length - 1 : end;
}

/**
 * A source with a line for each block, indented by the blocks around it. It says the same: nothing but invisible blanks
 * is another, and `withoutLayout` gives the same of both.
 */
export function withLayout(html: string): string {
  const open: string[] = [];
  const lines: string[] = [];
  let before: Piece['kind'] | undefined;
  for (const piece of piecesOf(html)) {
    const { text, kind, name } = piece;
    const isInLine = staysInLine(piece, before, open);
    if (kind === 'close') endWith(open, name);
    else if (kind !== 'text') endBefore(open, name);
    if (isInLine && lines.length > 0) lines[lines.length - 1] += text;
    else lines.push(indent.repeat(open.length) + text);
    if (kind === 'open') open.push(name);
    before = kind;
  }
  return lines.join('\n');
}

/** Text is in the line of the block that it begins, and the end of a block in the line of its text. */
function staysInLine(
  { kind, name }: Piece,
  before: Piece['kind'] | undefined,
  open: readonly string[],
): boolean {
  if (kind === 'text') return before === 'open';
  return kind === 'close' && open.at(-1) === name && (before === 'open' || before === 'text');
}

/** Ends the last block of a name, and all that has begun since. */
function endWith(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.length = at;
}

/** Ends what the beginning of another block ends. */
function endBefore(open: string[], name: string): void {
  for (let last = open.at(-1); last !== undefined && endedBy[last]?.test(name); last = open.at(-1))
    open.pop();
}

/** A source without the blanks beside the bounds of blocks. Applied again, nothing changes. */
export function withoutLayout(html: string): string {
  return piecesOf(html)
    .map(({ text }) => text)
    .join('');
}
