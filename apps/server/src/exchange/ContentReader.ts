import { contentChunkSize } from '../store/contents/StoredContent.ts';
import { digestText, integer } from './AttributeRule.ts';
import type { ReportFault } from './ElementReader.ts';
import type { ContentPiece } from './FileContent.ts';
import { largestFile } from './limits.ts';
import type { Position } from './Position.ts';
import type { XmlElement } from './XmlHandler.ts';

const start: Position = { line: 1, column: 1 };
const attributeRules = { digest: digestText, size: integer(0, largestFile) };
/** Characters of base64 that a chunk of the largest size has. */
const largestChunkText = Math.ceil(contentChunkSize / 3) * 4;

interface ContentReaderOptions {
  fault: ReportFault;
  /** Takes what is read. Nothing is kept of it here. */
  take: (piece: ContentPiece) => void;
}

/** Reads a `content` element, whose `chunk` elements hold the bytes of a file in base64. Its first fault is reported. */
export class ContentReader {
  readonly #options: ContentReaderOptions;
  #depth = 0;
  #chunkPosition: Position = start;
  #text = '';
  #hasBegun = false;
  #isBroken = false;

  constructor(options: ContentReaderOptions) {
    this.#options = options;
  }

  /** The first call begins the element itself. */
  open(element: XmlElement): void {
    this.#depth += 1;
    if (this.#depth === 1) this.#begin(element);
    else if (this.#depth === 2 && element.name === 'chunk') this.#openChunk(element);
    else {
      const parent = this.#depth === 2 ? 'content' : 'chunk';
      this.#refuse(`<${parent}> holds no element <${element.name}>.`, element.position);
    }
  }

  text(text: string, position: Position): void {
    if (this.#isBroken) return;
    if (this.#depth === 1) {
      if (/[^ \t\r\n]/.test(text)) this.#refuse('<content> holds text.', position);
      return;
    }
    this.#text += text.replaceAll(/[ \t\r\n]/g, '');
    if (this.#text.length > largestChunkText) {
      const most = contentChunkSize.toLocaleString('en');
      this.#refuse(`A <chunk> holds more than ${most} bytes.`, this.#chunkPosition);
    }
  }

  /** Answers an object when that ends the element itself. */
  close(): { value: null } | undefined {
    this.#depth -= 1;
    if (this.#depth === 1) this.#closeChunk();
    if (this.#depth > 0) return undefined;
    if (this.#hasBegun) this.#options.take({ step: this.#isBroken ? 'drop' : 'end' });
    return { value: null };
  }

  #begin({ name, attributes, position }: XmlElement): void {
    const given = new Map(attributes.map((attribute) => [attribute.name, attribute.value]));
    const values = Object.entries(attributeRules).map(([attribute, { parse, expected }]) => {
      const text = given.get(attribute);
      given.delete(attribute);
      const value = text === undefined ? undefined : parse(text);
      if (text === undefined) this.#refuse(`<${name}> lacks the attribute '${attribute}'.`, position);
      else if (value === undefined) {
        this.#refuse(`The attribute '${attribute}' of <${name}> must be ${expected}.`, position);
      }
      return value;
    });
    for (const unknown of given.keys()) this.#refuse(`<${name}> has no attribute '${unknown}'.`, position);
    if (this.#isBroken) return;
    this.#hasBegun = true;
    const [digest, size] = values;
    const content = { digest: String(digest), size: Number(size), position };
    this.#options.take({ step: 'begin', content });
  }

  #openChunk({ attributes: [attribute], position }: XmlElement): void {
    this.#chunkPosition = position;
    this.#text = '';
    if (attribute) this.#refuse(`<chunk> has no attribute '${attribute.name}'.`, position);
  }

  #closeChunk(): void {
    const text = this.#text;
    this.#text = '';
    if (this.#isBroken) return;
    const bytes = Buffer.from(text, 'base64');
    // What is no base64 is passed over, so that less comes out of it, or something else goes in again.
    if (bytes.toString('base64') === text) this.#options.take({ step: 'bytes', bytes });
    else this.#refuse('The <chunk> is not base64.', this.#chunkPosition);
  }

  #refuse(message: string, position: Position): void {
    if (!this.#isBroken) this.#options.fault(message, position);
    this.#isBroken = true;
    this.#text = '';
  }
}
