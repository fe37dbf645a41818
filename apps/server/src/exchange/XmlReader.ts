import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { FileError } from './FileError.ts';
import { largestDepth, largestElementCount, largestText, mostAttributes } from './limits.ts';
import type { Position } from './Position.ts';
import type { XmlAttribute, XmlHandler } from './XmlHandler.ts';

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
class AmpersandGuard {
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

const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
/** What schema-aware editors add to say where the schema is; nothing is fetched from there. */
const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

type Parser = SaxesParser<{ xmlns: true; position: false }>;

/**
 * Reads XML 1.0 with namespaces, piece by piece, and hands on the contents of one namespace. There is no document type, no
 * entity but the five that are built in, and nothing is fetched; comments and processing instructions are passed over. Throws
 * a `FileError` for everything else.
 */
export class XmlReader {
  readonly #namespace: string | null;
  readonly #what: string;
  readonly #handler: XmlHandler;
  readonly #parser: Parser = new SaxesParser({ xmlns: true, position: false });
  readonly #guard = new AmpersandGuard();
  /** What the guard has not cleared yet: the beginning of something that the next piece goes on with. */
  #held = '';
  #start: Position = { line: 1, column: 1 };
  #isEnding = false;
  #depth = 0;
  #elementCount = 0;
  #attributeCount = 0;
  #textLength = 0;

  /**
   * @param namespace that of all elements; null for any
   * @param what is read, as messages begin with it
   */
  constructor(namespace: string | null, handler: XmlHandler, what = 'The file') {
    this.#namespace = namespace;
    this.#what = what;
    this.#handler = handler;
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#refuseForm(message));
    parser.on('xmldecl', ({ encoding, version }) => this.#checkDeclaration(encoding, version));
    parser.on('doctype', (text) => this.#refuseDoctype(text));
    parser.on('opentagstart', ({ name }) => this.#openStart(name));
    parser.on('attribute', () => this.#countAttribute());
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    parser.on('closetag', () => this.#close());
  }

  /** The position of the next character. */
  get position(): Position {
    const { line, columnIndex } = this.#parser;
    return { line, column: columnIndex + 1 };
  }

  /** Reads the next piece; it may end anywhere but within a character. */
  write(text: string): void {
    const piece = this.#held + text;
    const { clear, isBare } = this.#guard.check(piece);
    this.#held = piece.slice(clear);
    if (clear > 0) this.#parser.write(piece.slice(0, clear));
    if (isBare) {
      const { line } = this.#parser;
      const reason = 'an ampersand that stands for itself is written as &amp;';
      throw new FileError(`${this.#what} is not well-formed XML: ${reason}.`, { line, column: null });
    }
  }

  /** Reads the end. */
  end(): void {
    if (this.#held !== '') this.#parser.write(this.#held);
    this.#isEnding = true;
    this.#parser.close();
  }

  /** The parser ends some sentences with a full stop, and others not. */
  #refuseForm(message: string): never {
    const reason = message.replace(/\.$/, '');
    this.#refuse(
      this.#isEnding
        ? `${this.#what} is not complete: ${reason}.`
        : `${this.#what} is not well-formed XML: ${reason}.`,
    );
  }

  #checkDeclaration(encoding: string | undefined, version: string | undefined): void {
    if (version !== '1.0') this.#refuse(`${this.#what} must be XML 1.0, not ${version}.`);
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') {
      this.#refuse(`${this.#what} declares the encoding ${encoding}; it must be UTF-8.`);
    }
  }

  #refuseDoctype(text: string): never {
    const lines = text.split(/\r\n|\r|\n/).length - 1;
    const { line } = this.position;
    throw new FileError(`${this.#what} has a document type declaration (DOCTYPE), which is not allowed.`, {
      line: line - lines,
      column: null,
    });
  }

  #openStart(name: string): void {
    const { line, columnIndex } = this.#parser;
    // The parser has read one character beyond the name, which may have been the end of the line.
    this.#start =
      columnIndex === 0
        ? { line: line - 1, column: null }
        : { line, column: Math.max(columnIndex - name.length - 1, 1) };
    this.#depth += 1;
    this.#elementCount += 1;
    this.#attributeCount = 0;
    this.#textLength = 0;
    if (this.#depth > largestDepth) this.#refuse(`Elements are nested deeper than ${largestDepth} levels.`);
    if (this.#elementCount > largestElementCount) {
      this.#refuse(`${this.#what} has more than ${largestElementCount.toLocaleString('en')} elements.`);
    }
  }

  #countAttribute(): void {
    this.#attributeCount += 1;
    if (this.#attributeCount > mostAttributes) {
      this.#refuse(`An element has more than ${mostAttributes} attributes.`);
    }
  }

  #open({ local, uri, name, attributes }: SaxesTagNS): void {
    if (this.#namespace !== null && uri !== this.#namespace) {
      throw new FileError(
        `The element <${name}> does not belong to the format (namespace ${this.#namespace}).`,
        this.#start,
      );
    }
    const own = Object.values(attributes).flatMap((attribute) => ownAttribute(attribute));
    this.#handler.open({ name: local, attributes: own, position: this.#start });
  }

  #text(text: string): void {
    if (this.#depth === 0) return;
    this.#textLength += text.length;
    if (this.#textLength > largestText) {
      this.#refuse(`A text is longer than ${largestText.toLocaleString('en')} characters.`);
    }
    this.#handler.text(text, this.position);
  }

  #close(): void {
    this.#depth -= 1;
    this.#textLength = 0;
    this.#handler.close();
  }

  #refuse(message: string): never {
    const { line, columnIndex } = this.#parser;
    throw new FileError(message, { line, column: Math.max(columnIndex, 1) });
  }
}

/** Attributes of another namespace keep their prefix, and so match no known name. */
function ownAttribute({ name, uri, value }: SaxesAttributeNS): XmlAttribute[] {
  if (uri === xmlnsNamespace || uri === instanceNamespace) return [];
  return [{ name, value }];
}
