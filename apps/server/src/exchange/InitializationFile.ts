import type { Position } from './Position.ts';
import type { ReadDocument, Section } from './Section.ts';

/** A document as a file holds it; whether it is valid is not known yet. */
export interface FileDocument extends ReadDocument {
  section: Section;
  /** Where it begins. */
  position: Position;
  /** Where the part stands that a JSON pointer leads to, or the nearest one around it whose place is known. */
  positionOf: (pointer: string) => Position;
}

/** That something of a file is not as the format wants it. */
export interface FileFault {
  message: string;
  position: Position;
  /** The section it is in; null outside of all. */
  section: Section | null;
  /** Whether it makes a document unreadable; told once for each document. */
  isDocument: boolean;
  /** The name of the document it is in, as far as it was read already. */
  name: string | null;
}

/** Told what a file holds while it is read. */
export interface FileListener {
  /** A section begins. */
  section(section: Section): void;
  document(document: FileDocument): void;
  fault(fault: FileFault): void;
}
