/** An element within the root of a field's options. */
interface OptionElement {
  readonly name: string;
  /** Where it is in the text, from its first character up to the one behind its last. */
  readonly start: number;
  readonly end: number;
  /** What is between its tags, as it is in the text. */
  readonly inner: string;
}

interface ParsedOptions {
  readonly elements: readonly OptionElement[];
  /** Where the root's end tag begins; null for a root without content, such as `<options/>`. */
  readonly rootEnd: number | null;
}

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?<close>\/?)(?<name>[^\s/>!?]+)(?:"[^"]*"|'[^']*'|[^>"'])*?(?<empty>\/?)>/g;

function parseOptions(options: string): ParsedOptions {
  const elements: OptionElement[] = [];
  const open: { readonly name: string; readonly start: number; readonly contentStart: number }[] = [];
  let rootEnd: number | null = null;
  for (const match of options.matchAll(token)) {
    const { close, name, empty } = match.groups ?? {};
    if (name === undefined) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    if (close === '/') {
      const element = open.pop();
      if (element !== undefined && open.length === 1) {
        const { name: own, start: from, contentStart } = element;
        elements.push({ name: own, start: from, end, inner: options.slice(contentStart, start) });
      }
      if (open.length === 0) rootEnd = start;
    } else if (empty === '/') {
      if (open.length === 1) elements.push({ name, start, end, inner: '' });
    } else open.push({ name, start, contentStart: end });
  }
  return { elements, rootEnd };
}

/**
 * What is within an element of a field's options, as XML; null where there is no such element.
 * @param options XML of one root, as the server has checked it; null for none
 */
export function readOptionXml(options: string | null, name: string): string | null {
  if (options === null) return null;
  return parseOptions(options).elements.find((element) => element.name === name)?.inner ?? null;
}

/** The text of an element of a field's options; null where there is no such element. */
export function readOptionText(options: string | null, name: string): string | null {
  const xml = readOptionXml(options, name);
  return xml === null ? null : decodeXml(xml);
}

/**
 * The options with another content of an element; all others stay as they are. Null once nothing is in them.
 * @param inner XML; null takes the element out
 */
export function withOption(options: string | null, name: string, inner: string | null): string | null {
  const before = options ?? '<options></options>';
  const { elements, rootEnd } = parseOptions(before);
  const found = elements.find((element) => element.name === name);
  const element = inner === null ? '' : `<${name}>${inner}</${name}>`;
  if (found === undefined && inner === null) return options;
  if (found === undefined && rootEnd === null) return `<options>${element}</options>`;
  const [start, end] = found ? [found.start, found.end] : [rootEnd ?? 0, rootEnd ?? 0];
  const after = `${before.slice(0, start)}${element}${before.slice(end)}`;
  return /^<options\s*>\s*<\/options>$/.test(after) ? null : after;
}

/** A column of a summary grid. `name`: the variable name of the field that it shows. `width`: in pixels; 150 where none is named. */
export interface OptionColumn {
  readonly name: string;
  readonly width: number;
}

const usualWidth = 150;
const column = /<column\b(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

/** The columns that the options of a summary grid name, without those of no field. */
export function readColumns(options: string | null): readonly OptionColumn[] {
  return [...(readOptionXml(options, 'columns') ?? '').matchAll(column)].flatMap(({ groups }) => {
    const attribute = (name: string) =>
      new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(groups?.['attributes'] ?? '')?.[1] ?? '';
    const name = attribute('variableName');
    return name === '' ? [] : [{ name, width: Number(attribute('width')) || usualWidth }];
  });
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A text of XML, with what is in CDATA as it is. */
export function decodeXml(xml: string): string {
  return xml.replaceAll(
    /<!\[CDATA\[(?<raw>[\s\S]*?)\]\]>|&#x(?<hex>[\da-f]+);|&#(?<code>\d+);|&(?<entity>\w+);/gi,
    (all, raw?: string, hex?: string, code?: string, entity?: string) => {
      if (raw !== undefined) return raw;
      const number = hex === undefined ? Number(code) : Number.parseInt(hex, 16);
      if (entity !== undefined) return entities[entity] ?? all;
      return number <= 0x10ffff ? String.fromCodePoint(number) : all;
    },
  );
}

/** A text as XML has it, in an attribute too. */
export function encodeXml(text: string): string {
  const names: Readonly<Record<string, string>> = { '<': 'lt', '>': 'gt', '&': 'amp', '"': 'quot' };
  return text.replaceAll(/[<>&"]/g, (character) => `&${names[character]};`);
}
