/** The attribute that replaces `style` on the way into the editor: the page's policy does not look at it. */
export const styleAttribute = 'data-style';

/** A style declaration: `['color', '#b3261e']`. */
export type Declaration = readonly [property: string, value: string];

const length = /^(?:0|\d{1,4}(?:\.\d+)?(?:px|pt|em|rem|%|ex|ch|pc|cm|mm|in))$/i;
const number = /^\d{1,3}(?:\.\d+)?$/;
const color = /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;
const fontFamily = /^[\p{L}\p{N}\s,'"-]+$/u;

const some = (...words: string[]) => new RegExp(`^(?:${words.join('|')})$`, 'i');
const all = (part: RegExp, most: number) => (value: string) => {
  const parts = value.split(/\s+/);
  return parts.length <= most && parts.every((text) => part.test(text));
};
const any =
  (...parts: RegExp[]) =>
  (value: string) =>
    parts.some((part) => part.test(value));

const lineStyle = some('none', 'solid', 'dashed', 'dotted', 'double');
const border = (value: string) =>
  (value.match(/(?:rgb|hsl)a?\([^)]*\)|\S+/gi) ?? []).every((part) => any(length, lineStyle, color)(part));

/** Lines through, under or over letters, as browsers write them in full: `underline solid rgb(0, 0, 0)`. */
const decoration = (value: string) =>
  (value.match(/(?:rgb|hsl)a?\([^)]*\)|\S+/gi) ?? []).every((part) =>
    any(
      some('none', 'underline', 'line-through', 'overline', 'wavy', 'auto'),
      length,
      lineStyle,
      color,
    )(part),
  );

const sides = ['top', 'right', 'bottom', 'left'];
const spacing = ['margin', 'padding'].flatMap((name): [string, (value: string) => boolean][] => [
  [name, all(length, 4)],
  ...sides.map((side): [string, (value: string) => boolean] => [`${name}-${side}`, any(length)]),
]);

const properties = new Map<string, (value: string) => boolean>([
  ['color', any(color)],
  ['background-color', any(color)],
  ['font-family', any(fontFamily)],
  ['font-size', any(length, some('xx-small', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large'))],
  ['font-weight', any(some('normal', 'bold', 'bolder', 'lighter'), /^(?:[1-9]\d{0,2}|1000)$/)],
  ['font-style', any(some('normal', 'italic', 'oblique'))],
  ['text-decoration', decoration],
  ['text-decoration-line', all(some('none', 'underline', 'line-through', 'overline'), 2)],
  ['text-align', any(some('left', 'right', 'center', 'justify', 'start', 'end'))],
  ['vertical-align', any(length, some('baseline', 'sub', 'super', 'top', 'middle', 'bottom'))],
  ['line-height', any(number, length, some('normal'))],
  ['text-indent', any(length)],
  ['width', any(length, some('auto'))],
  ['height', any(length, some('auto'))],
  ['border', border],
  ...sides.map((side): [string, (value: string) => boolean] => [`border-${side}`, border]),
  ['border-collapse', any(some('collapse', 'separate'))],
  ['border-spacing', all(length, 2)],
  ...spacing,
]);

function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [''];
  let quote = '';
  let depth = 0;
  for (const letter of text) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (letter === separator && !quote && depth <= 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Every declaration of a `style` attribute, allowed or not, with names in lower case. The last of a name wins. */
export function parseStyle(text: string): Declaration[] {
  const found = new Map<string, string>();
  for (const part of splitOutside(text, ';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/\s*!\s*important\s*$/i, '')
      .trim();
    if (colon < 1 || name === '' || value === '') continue;
    found.delete(name);
    found.set(name, value);
  }
  return [...found];
}

const rgb = /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/]\s*1(?:\.0+)?\s*)?\)$/i;

/** Colours as `#rrggbb` where they are opaque and given by numbers; others as they are, in lower case. */
export function canonicalColor(value: string): string {
  const channels = rgb.exec(value)?.slice(1).map(Number);
  if (channels?.every((channel) => channel <= 255)) {
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  return (
    short
      ? `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`
      : value
  ).toLowerCase();
}

/** A list of fonts with single quotes around names that need them, so that it fits into an attribute as it is. */
export function canonicalFonts(value: string): string {
  return value
    .split(',')
    .map((name) => name.replaceAll(/["']/g, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((name) => (/^[\w-]+$/.test(name) && !/^\d/.test(name) ? name : `'${name}'`))
    .join(', ');
}

function canonicalValue(name: string, value: string): string {
  if (name === 'color' || name === 'background-color') return canonicalColor(value);
  return name === 'font-family' ? canonicalFonts(value) : value;
}

/** Whether a declaration is one of those that may be kept. Nothing that loads, computes or leaves its place may. */
function isAllowedDeclaration([name, value]: Declaration): boolean {
  return value.length <= 200 && (properties.get(name)?.(value) ?? false);
}

/** The declarations that may be kept, written in one way. */
export function allowedStyle(text: string): Declaration[] {
  return parseStyle(text)
    .filter(isAllowedDeclaration)
    .map(([name, value]): Declaration => [name, canonicalValue(name, value)]);
}

/** Declarations as the text of a `style` attribute; empty for none. */
export function formatStyle(declarations: readonly Declaration[]): string {
  return declarations.map(([name, value]) => `${name}: ${value}`).join('; ');
}
