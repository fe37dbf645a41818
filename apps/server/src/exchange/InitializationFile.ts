import type { JsonObject } from '../store/JsonObject.ts';
import type { FileContent } from './FileContent.ts';
import type { Position } from './Position.ts';
import type { ReadDocument, Section } from './Section.ts';

/** A document as a file holds it; whether it is valid is not known yet. */
export interface FileDocument extends ReadDocument {
  section: Section;
  /** Where it begins. */
  position: Position;
  /** The position of the part that a JSON pointer leads to, or the nearest one around it whose position is known. */
  positionOf: (pointer: string) => Position;
}

/** That something of a file is not as the format wants it. */
export interface FileFault {
  message: string;
  position: Position;
  /** The section it is in; null outside of all. */
  section: Section | null;
  /** Whether it makes a document unreadable; reported once for each document. */
  isDocument: boolean;
  /** Where the document begins that it is in, the same object for all faults of one; null outside of documents. */
  document: Position | null;
  /** The name of the document it is in, as far as it was read already. */
  name: string | null;
}

/** What could be read of a document that is not as the format wants it. */
export interface BrokenDocument {
  section: Section;
  /** Where it begins, as its faults say. */
  position: Position;
  /** It may have no shape of its kind. */
  doc: JsonObject;
}

/** Called with the contents of a file while it is read. */
export interface FileListener {
  /** A section begins. */
  section(section: Section): void;
  document(document: FileDocument): void;
  /** A document with faults ends; called where anything of it could be read. */
  broken?(document: BrokenDocument): void;
  fault(fault: FileFault): void;
}

/** Takes the contents of a file one after the other, while the file is read. */
export interface ContentReceiver {
  begin(content: FileContent): Promise<void>;
  write(bytes: Buffer): Promise<void>;
  /** The content is read to its end. Answers what is wrong with it, as a sentence; null when nothing is. */
  end(): Promise<string | null>;
  /** Forgets the content that is being read, if there is one. */
  drop(): Promise<void>;
}
