/** Elements within a line: text on both sides of their tags is one word. All others part words. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Elements whose content is not shown. */
const unread = new Set(['script', 'style', 'template', 'title']);

/** The text that people read in a message, for searching it: without tags, on one line. Not for showing it. */
export function textOfHtml(html: string): string {
  return decode(withoutTags(html)).replaceAll(/\s+/g, ' ').trim();
}

/** One pass: each tag is read once, whatever it contains. */
function withoutTags(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', from)) {
    const tag = readTag(html, open);
    if (tag === null) {
      parts.push(html.slice(from, open + 1));
      from = open + 1;
      continue;
    }
    parts.push(html.slice(from, open));
    if (!tag.isInline) parts.push(' ');
    from = tag.end;
  }
  parts.push(html.slice(from));
  return parts.join('');
}

/** The tag or comment that begins there; null for a sign that begins none. */
function readTag(html: string, open: number): { end: number; isInline: boolean } | null {
  if (html.startsWith('<!--', open)) return { end: behind(html, '-->', open + 4), isInline: true };
  const [, slash = '', given = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(open, open + 32)) ?? [];
  if (given === '')
    return /^<[!?/]/.test(html.slice(open, open + 2))
      ? { end: behind(html, '>', open), isInline: false }
      : null;
  const name = given.toLowerCase();
  const end = endOfTag(html, open + 1);
  if (slash === '' && unread.has(name)) return { end: endOfElement(html, name, end), isInline: false };
  return { end, isInline: inline.has(name) };
}

/** Behind the sign that ends a tag. One within quotation marks ends none; where they are not closed, the first one does. */
function endOfTag(html: string, from: number): number {
  const next = /["'>]/g;
  for (let at = from; ; ) {
    next.lastIndex = at;
    const found = next.exec(html);
    if (found === null) return html.length;
    if (found[0] === '>') return found.index + 1;
    const closing = html.indexOf(found[0], found.index + 1);
    if (closing === -1) return behind(html, '>', found.index);
    at = closing + 1;
  }
}

function endOfElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(html);
  return found === null ? html.length : behind(html, '>', found.index);
}

function behind(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from);
  return at === -1 ? html.length : at + sign.length;
}

/** Letters of Latin alphabets whose entities are a letter and its diacritic. */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};

const entities: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00ad',
  },
  ...{ zwnj: '\u200c', zwj: '\u200d', lrm: '\u200e', rlm: '\u200f' },
  ...{
    AElig: 'Æ',
    aelig: 'æ',
    OElig: 'Œ',
    oelig: 'œ',
    szlig: 'ß',
    Oslash: 'Ø',
    oslash: 'ø',
    ETH: 'Ð',
    eth: 'ð',
    THORN: 'Þ',
    thorn: 'þ',
  },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
  },
  ...{
    lsaquo: '‹',
    rsaquo: '›',
    bull: '•',
    middot: '·',
    dagger: '†',
    Dagger: '‡',
    permil: '‰',
    prime: '′',
    Prime: '″',
    sect: '§',
    para: '¶',
  },
  ...{
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    plusmn: '±',
    times: '×',
    divide: '÷',
    minus: '−',
    micro: 'µ',
    not: '¬',
    ordf: 'ª',
    ordm: 'º',
  },
  ...{
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    sup1: '¹',
    sup2: '²',
    sup3: '³',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
    infin: '∞',
  },
  ...{
    cent: '¢',
    pound: '£',
    yen: '¥',
    euro: '€',
    curren: '¤',
    iexcl: '¡',
    iquest: '¿',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
  },
};

/** An entity that is not known stays as it is written. */
function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]\w{1,8}));/g,
    (entity, decimal, hexadecimal, name) => {
      if (name === undefined)
        return (
          characterOf(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)) ?? entity
        );
      return (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? accented(name) ?? entity;
    },
  );
}

function characterOf(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}

function accented(name: string): string | null {
  const kind = name.slice(1);
  return Object.hasOwn(marks, kind) ? `${name[0]}${marks[kind]}`.normalize('NFC') : null;
}
