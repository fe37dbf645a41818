/** An element of a parsed document. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** The text directly inside it. */
  text: string;
}

const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const startTag = /<([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w.-]*="[^"<]*")*)\s*(\/?)>/y;
const endTag = /<\/([A-Za-z_][\w.-]*)\s*>/y;
const characters = /[^<]+/y;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads an XML 1.0 document of elements, attributes and text: what an initialization file may hold. Throws when it is
 * not well formed, and for anything more, such as a document type or a comment.
 */
export function parseXml(source: string): XmlElement {
  if (forbidden.test(source)) throw new Error('The document holds a character that XML cannot have.');
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(source);
  if (!declaration) throw new Error('The document does not begin with the declaration.');
  const text = source.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const reader = new Reader(text, declaration[0].replaceAll('\r', '').length);
  return reader.document();
}

class Reader {
  readonly #text: string;
  #position: number;

  constructor(text: string, position: number) {
    this.#text = text;
    this.#position = position;
  }

  document(): XmlElement {
    const root = this.#element();
    if (this.#text.slice(this.#position).trim() !== '') this.#fail('something after the root element');
    return root;
  }

  #element(): XmlElement {
    const [, name = '', attributes = '', selfClosing] = this.#take(startTag) ?? this.#fail('no start tag');
    const element = { name, attributes: readAttributes(attributes), children: [] as XmlElement[], text: '' };
    if (selfClosing === '/') return element;
    for (;;) {
      const [closed, closedName] = this.#take(endTag) ?? [];
      if (closed !== undefined)
        return closedName === name ? element : this.#fail(`</${closedName}> ends <${name}>`);
      const [content] = this.#take(characters) ?? [];
      if (content?.includes(']]>')) this.#fail("a bare ']]>'");
      if (content === undefined) element.children.push(this.#element());
      else element.text += readReferences(content);
    }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#position;
    const match = pattern.exec(this.#text);
    if (match) this.#position = pattern.lastIndex;
    return match;
  }

  #fail(what: string): never {
    const around = this.#text.slice(this.#position, this.#position + 80);
    throw new Error(`The document is not well formed at ${this.#position}: ${what}: ${around}`);
  }
}

function readAttributes(source: string): Record<string, string> {
  const found = [...source.matchAll(/([\w.-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, readReferences(value.replaceAll(/[\t\n]/g, ' '))] as const,
  );
  if (new Set(found.map(([name]) => name)).size < found.length)
    throw new Error(`An attribute is there twice:${source}`);
  return Object.fromEntries(found);
}

function readReferences(source: string): string {
  return source.replaceAll(/&([^;&]*);?/g, (reference, name: string) => {
    const [, hexadecimal, decimal] = /^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(name) ?? [];
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const character = Number.isNaN(code) ? named[name] : String.fromCodePoint(code);
    const isKnown = reference.endsWith(';') && character !== undefined && !forbidden.test(character);
    if (!isKnown) throw new Error(`The reference ${reference} cannot be read.`);
    return character;
  });
}
