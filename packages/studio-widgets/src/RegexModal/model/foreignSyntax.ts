/** What other dialects write otherwise than ECMAScript does. */
export type RegexForeignKind =
  | 'delimiters'
  | 'anchor'
  | 'class'
  | 'posix-class'
  | 'property'
  | 'code-point'
  | 'quote'
  | 'flags'
  | 'group-name'
  | 'reference'
  | 'comment'
  | 'atomic'
  | 'possessive'
  | 'conditional'
  | 'needless-escape'
  | 'class-range';

/** Something in an expression that is another dialect's. */
export interface RegexForeignSyntax {
  readonly kind: RegexForeignKind;
  /** As it is written, such as `\A`. */
  readonly written: string;
  /** What means the same here, such as `^`; null where nothing does. */
  readonly instead: string | null;
}

interface Found extends RegexForeignSyntax {
  readonly start: number;
  readonly end: number;
  /** What takes its place, when that is more than `instead`; null where nothing can. */
  readonly replacement: string | null;
}

/** Escapes of Perl, Java, .NET, PCRE and Ruby, outside of a class, and within one where they can be. */
const escapes: Readonly<
  Record<string, readonly [kind: RegexForeignKind, outside: string | null, inside: string | null]>
> = {
  A: ['anchor', '^', null],
  Z: ['anchor', '$', null],
  z: ['anchor', '$', null],
  G: ['anchor', null, null],
  h: ['class', '[ \\t]', ' \\t'],
  H: ['class', '[^ \\t]', null],
  N: ['class', '[^\\n]', null],
  R: ['class', '(?:\\r\\n|[\\n\\r])', null],
  X: ['class', null, null],
  K: ['anchor', null, null],
  a: ['class', '\\x07', '\\x07'],
  e: ['class', '\\x1B', '\\x1B'],
};

const posixClasses: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '\\d',
  alnum: 'A-Za-z\\d',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@[-`\\{-~',
  xdigit: '\\dA-Fa-f',
  word: '\\w',
};

interface Rule {
  readonly kind: RegexForeignKind;
  /** Sticky; matched where a token begins. */
  readonly pattern: RegExp;
  /** Within a class, outside of one, or both. @default outside */
  readonly at?: 'class' | 'both';
  /** What means the same; null for nothing. */
  readonly instead: (
    groups: Readonly<Record<string, string | undefined>>,
    isInClass: boolean,
  ) => string | null;
}

const escapeText = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const rules: readonly Rule[] = [
  {
    kind: 'quote',
    pattern: /\\Q(?<text>.*?)(?:\\E|$)/suy,
    instead: ({ text = '' }) => escapeText(text),
  },
  {
    kind: 'code-point',
    pattern: /\\x\{(?<digits>[0-9a-f]{1,6})\}|\\U(?<long>[0-9a-f]{8})/iuy,
    at: 'both',
    instead: ({ digits, long = '' }) => `\\u{${(digits ?? long).replace(/^0+(?=.)/, '')}}`,
  },
  {
    kind: 'property',
    pattern: /\\(?<letter>[pP])(?<name>[A-Z])(?!\{)/uy,
    at: 'both',
    instead: ({ letter = '', name = '' }) => `\\${letter}{${name}}`,
  },
  {
    kind: 'reference',
    pattern: /\\g\{?(?<number>\d+)\}?|\(\?P=(?<name>\w+)\)|\\[gk]['{](?<other>\w+)['}]/uy,
    instead: ({ number, name, other = '' }) =>
      number === undefined ? `\\k<${name ?? other}>` : `\\${number}`,
  },
  {
    kind: 'posix-class',
    pattern: /\[:(?<name>\^?[a-z]+):\]/uy,
    at: 'class',
    instead: ({ name = '' }) => posixClasses[name] ?? null,
  },
  {
    kind: 'class-range',
    pattern: /(?<set>\\(?:[dDsSwW]|[pP]\{[^}]*\}))-(?!\])/uy,
    at: 'class',
    instead: ({ set = '' }) => `${set}\\-`,
  },
  {
    kind: 'group-name',
    pattern: /\(\?(?:P<(?<name>\w+)>|'(?<quoted>\w+)')/uy,
    instead: ({ name, quoted = '' }) => `(?<${name ?? quoted}>`,
  },
  { kind: 'comment', pattern: /\(\?#[^)]*\)/uy, instead: () => '' },
  { kind: 'atomic', pattern: /\(\?>/uy, instead: () => '(?:' },
  { kind: 'conditional', pattern: /\(\?(?:\(|R\)|[+-]?\d+\)|&\w+\)|P>\w+\))/uy, instead: () => null },
  { kind: 'flags', pattern: /\(\?\^?[a-zA-Z]+(?:-[a-zA-Z]+)?\)/uy, instead: () => null },
  {
    kind: 'possessive',
    pattern: /(?<quantifier>[*+?]|\{\d+(?:,\d*)?\})\+/uy,
    instead: ({ quantifier = '' }) => quantifier,
  },
  {
    kind: 'needless-escape',
    pattern: /\\(?<character>[@#%&'",:;=!~_ ]|[^\p{ASCII}])/uy,
    at: 'both',
    instead: ({ character = '' }) => character,
  },
  { kind: 'needless-escape', pattern: /\\-/uy, instead: () => '-' },
];

/** Where the meaning may be another, so that nothing takes its place by itself. */
const explainedOnly: ReadonlySet<RegexForeignKind> = new Set(['atomic', 'possessive']);

function findByRule(expression: string, start: number, isInClass: boolean): Found | null {
  for (const { kind, pattern, at, instead } of rules) {
    if (at !== 'both' && (at === 'class') !== isInClass) continue;
    pattern.lastIndex = start;
    const found = pattern.exec(expression);
    if (found === null) continue;
    const same = instead(found.groups ?? {}, isInClass);
    const [written] = found;
    const replacement = explainedOnly.has(kind) ? null : same;
    return { kind, written, instead: same, replacement, start, end: start + written.length };
  }
  return null;
}

function findEscape(expression: string, start: number, isInClass: boolean): Found | null {
  const known = escapes[expression[start + 1] ?? ''];
  if (known === undefined || expression[start] !== '\\') return null;
  const [kind, outside, inside] = known;
  const instead = isInClass ? inside : outside;
  return {
    kind,
    written: expression.slice(start, start + 2),
    instead,
    replacement: instead,
    start,
    end: start + 2,
  };
}

/** All of it, in its order. What is behind an escape, or in a class, is read as what it is there. */
function findAll(expression: string): readonly Found[] {
  const found: Found[] = [];
  let isInClass = false;
  for (let at = 0; at < expression.length; ) {
    const foreign = findByRule(expression, at, isInClass) ?? findEscape(expression, at, isInClass);
    if (foreign !== null) {
      found.push(foreign);
      at = foreign.end;
      continue;
    }
    const next = expression[at];
    if (next === '[' && !isInClass) isInClass = true;
    else if (next === ']') isInClass = false;
    at += next === '\\' ? 2 : 1;
  }
  return found;
}

const delimited = /^\/(?<body>(?:[^\\/]|\\.)+)\/(?<flags>[a-z]*)$/su;

/** An expression with delimiters around it, as code writes one. Slashes at both ends may be meant, so that it is reported last. */
function findDelimiters(expression: string): Found | null {
  const groups = delimited.exec(expression)?.groups;
  if (groups === undefined) return null;
  const body = groups['body'] ?? '';
  const replacement = /[^gu]/.test(groups['flags'] ?? '') ? null : body;
  return {
    ...{ kind: 'delimiters', written: '/…/', instead: body, replacement },
    ...{ start: 0, end: expression.length },
  };
}

/** Flags that an expression begins with, which ECMAScript writes around what they are of. */
const leadingFlags = /^\(\?(?<flags>[ims]+)\)(?<rest>.*)$/su;

/** The first of what another dialect writes in an expression; null for nothing. */
export function foreignSyntax(expression: string): RegexForeignSyntax | null {
  const [first = findDelimiters(expression)] = findAll(expression);
  if (!first) return null;
  const { kind, written, instead } = first;
  const flags = kind === 'flags' ? leadingFlags.exec(expression)?.groups?.['flags'] : undefined;
  return { kind, written, instead: flags === undefined ? instead : `(?${flags}:…)` };
}

/** The expression with all that another dialect writes as it is written here; null where something means nothing here, or might mean another thing. */
export function translateForeign(expression: string): string | null {
  const flagged = leadingFlags.exec(expression)?.groups;
  if (flagged !== undefined) {
    const rest = flagged['rest'] ?? '';
    const translated = foreignSyntax(rest) === null ? rest : translateForeign(rest);
    return translated === null ? null : `(?${flagged['flags']}:${translated})`;
  }
  const delimiters = findDelimiters(expression);
  if (delimiters !== null && delimiters.replacement === null) return null;
  let translated = delimiters?.replacement ?? expression;
  for (const { start, end, replacement } of findAll(translated).toReversed()) {
    if (replacement === null) return null;
    translated = translated.slice(0, start) + replacement + translated.slice(end);
  }
  return translated === expression ? null : translated;
}
