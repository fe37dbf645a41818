import { dateTime } from './AttributeRule.ts';
import { ContentReader } from './ContentReader.ts';
import { ElementReader } from './ElementReader.ts';
import type { ElementRule } from './ElementRule.ts';
import type { ContentPiece, FileContent } from './FileContent.ts';
import { FileError } from './FileError.ts';
import type { FileListener } from './InitializationFile.ts';
import { locatePointer } from './locatePointer.ts';
import type { Position } from './Position.ts';
import type { ReadDocument, Section } from './Section.ts';
import { textRule } from './textRule.ts';
import type { XmlElement, XmlHandler } from './XmlHandler.ts';

/** A title, a content or a document that is being read. */
interface Part {
  reader: ElementReader | ContentReader;
  take: (value: unknown) => void;
}

/** Reads what an XML file holds as an initialization file: the root, its sections, and their documents one by one. */
export class InitializationReader implements XmlHandler {
  readonly #sections: ReadonlyMap<string, Section>;
  readonly #listener: FileListener;
  readonly #seen = new Set<Section>();
  readonly #contentLines = new Map<string, number>();
  #pieces: { piece: ContentPiece; section: Section }[] = [];
  #depth = 0;
  #sectionPosition: Position = { line: 1, column: 1 };
  /** Undefined before the title. */
  #section: Section | undefined;
  #part: Part | null = null;
  /** The depth of an element that is passed over with all it holds. */
  #skippedDepth: number | null = null;

  constructor(sections: readonly Section[], listener: FileListener) {
    this.#sections = new Map(sections.map((section) => [section.name, section]));
    this.#listener = listener;
  }

  /** Gives what was read of contents since it was last asked for, and keeps nothing of it. */
  takePieces(): { piece: ContentPiece; section: Section }[] {
    const taken = this.#pieces;
    this.#pieces = [];
    return taken;
  }

  open(element: XmlElement): void {
    this.#depth += 1;
    if (this.#skippedDepth !== null) return;
    if (this.#part) this.#part.reader.open(element);
    else if (this.#depth === 1) this.#openRoot(element);
    else if (this.#depth === 2) this.#openSection(element);
    else this.#openPart(element);
  }

  text(text: string, position: Position): void {
    if (this.#skippedDepth !== null) return;
    if (this.#part) this.#part.reader.text(text, position);
    else if (/[^ \t\r\n]/.test(text)) this.#fault('There is text between the elements.', position);
  }

  close(): void {
    this.#depth -= 1;
    if (this.#skippedDepth !== null) {
      if (this.#depth < this.#skippedDepth) this.#skippedDepth = null;
      return;
    }
    if (this.#part) {
      const { reader, take } = this.#part;
      const closed = reader.close();
      if (closed === undefined) return;
      this.#part = null;
      take(closed.value);
    } else if (this.#depth === 1 && this.#section === undefined) this.#refuseUntitled();
  }

  #openRoot({ name, attributes, position }: XmlElement): void {
    if (name !== 'configuration') {
      throw new FileError(
        `The file holds <${name}> and not the <configuration> of an initialization file.`,
        position,
      );
    }
    for (const { name: attribute, value } of attributes) {
      if (attribute !== 'created') this.#fault(`<${name}> has no attribute '${attribute}'.`, position);
      else if (dateTime.parse(value) === undefined) {
        this.#fault(`The attribute '${attribute}' of <${name}> must be ${dateTime.expected}.`, position);
      }
    }
  }

  #openSection({ name, attributes, position }: XmlElement): void {
    this.#section = undefined;
    this.#sectionPosition = position;
    if (name !== 'section') this.#skip(`<configuration> holds no element <${name}>.`, position);
    for (const { name: attribute } of name === 'section' ? attributes : []) {
      this.#fault(`<section> has no attribute '${attribute}'.`, position);
    }
  }

  #openPart(element: XmlElement): void {
    const { name, position } = element;
    const section = this.#section;
    if (section === undefined) {
      if (name === 'title') this.#beginTitle(element);
      else this.#refuseUntitled();
    } else if (name === 'content') this.#beginContent(section, element);
    else if (name === section.elementName) this.#beginDocument(section, element);
    else {
      const former = section.formerElements?.get(name);
      this.#skip(former ?? `The section '${section.name}' holds no element <${name}>.`, position);
    }
  }

  #beginTitle(element: XmlElement): void {
    const fault = (message: string, position: Position) => this.#fault(message, position);
    const take = (title: unknown) => {
      if (typeof title === 'string') this.#enterSection(title, element.position);
      else this.#skipSection();
    };
    this.#begin(element, { reader: readerOf(textRule, fault), take });
  }

  #enterSection(title: string, position: Position): void {
    const section = this.#sections.get(title.trim());
    if (!section || this.#seen.has(section)) {
      const message = section
        ? `The section '${section.name}' is there more than once.`
        : `There is no section '${title}'.`;
      this.#fault(message, position);
      this.#skipSection();
    } else {
      this.#seen.add(section);
      this.#section = section;
      this.#listener.section(section);
    }
  }

  #beginDocument(section: Section, element: XmlElement): void {
    const places = new Map<object, Position>();
    let isBroken = false;
    const fault = (message: string, position: Position) => {
      this.#listener.fault({
        message,
        position,
        section,
        isDocument: !isBroken,
        document: element.position,
        name: reader.childText('name'),
      });
      isBroken = true;
    };
    const reader = readerOf(section.rule, fault, (value, position) => places.set(value, position));
    const take = (value: unknown) => {
      if (value === null) {
        // The rule of the section makes documents, of what could be read as well.
        const salvaged = reader.salvaged as ReadDocument | null;
        if (salvaged) {
          this.#listener.broken?.({ section, position: element.position, doc: salvaged.doc });
        }
        return;
      }
      // The rule of the section makes documents.
      const { doc, unresolved, id = null } = value as ReadDocument;
      const positionOf = (pointer: string) => locatePointer(doc, pointer, places) ?? element.position;
      this.#listener.document({ section, doc, unresolved, id, position: element.position, positionOf });
    };
    this.#begin(element, { reader, take });
  }

  #beginContent(section: Section, element: XmlElement): void {
    const fault = (message: string, position: Position) => this.#fault(message, position);
    const take = (piece: ContentPiece) => {
      if (piece.step === 'begin') this.#refuseRepeated(piece.content);
      this.#pieces.push({ piece, section });
    };
    this.#begin(element, { reader: new ContentReader({ fault, take }), take: () => undefined });
  }

  #refuseRepeated({ digest, position }: FileContent): void {
    const first = this.#contentLines.get(digest);
    if (first === undefined) this.#contentLines.set(digest, position.line);
    else {
      this.#fault(`The content '${digest}' is there more than once, first on line ${first}.`, position);
    }
  }

  #begin(element: XmlElement, part: Part): void {
    this.#part = part;
    part.reader.open(element);
  }

  #refuseUntitled(): void {
    this.#fault('A section begins with its title.', this.#sectionPosition);
    this.#skipSection();
  }

  /** Passes over what is left of the section. */
  #skipSection(): void {
    if (this.#depth >= 2) this.#skippedDepth = 2;
  }

  #skip(message: string, position: Position): void {
    this.#fault(message, position);
    this.#skippedDepth = this.#depth;
  }

  #fault(message: string, position: Position): void {
    this.#listener.fault({
      message,
      position,
      section: this.#section ?? null,
      isDocument: false,
      document: null,
      name: null,
    });
  }
}

function readerOf(
  rule: ElementRule,
  fault: (message: string, position: Position) => void,
  place: (value: object, position: Position) => void = () => undefined,
): ElementReader {
  return new ElementReader({ rule, fault, place });
}
