import type { JsonObject } from '../store/JsonObject.ts';
import type { Reference } from '../store/Kind.ts';
import type { Position } from './Position.ts';
import type { RefusalList } from './RefusalList.ts';
import type { RefusedParts } from './RefusedParts.ts';
import type { Section } from './Section.ts';

/** A reference with the place where the file makes it. */
export interface PlacedReference
  extends Pick<Reference, 'toKind' | 'toName' | 'toPart' | 'objection' | 'mayBeMissing'> {
  position: Position;
}

/** A document of a file that its kind's rules allow. */
export interface RestoreDocument {
  name: string;
  /** What tells it from others of its kind, as the store has it. */
  key: string;
  /** The id that it had where the file was written, for kinds whose addresses name it; otherwise null. */
  id: string | null;
  doc: JsonObject;
  position: Position;
  /** Of its JSON, in UTF-16 code units. */
  size: number;
  /** One for each target. */
  references: readonly PlacedReference[];
  /** Keys of the targets that may be missing, because they were when the file was written. */
  unresolved: ReadonlySet<string>;
}

/** A section of a file. */
export interface RestoreContent {
  section: Section;
  documents: RestoreDocument[];
  /** Of every document that has one, those that were refused included. */
  names: Map<string, Position>;
  /** The same by what tells documents apart, as far as it is known. */
  keys: Map<string, Position>;
  refusedCount: number;
}

/** All that a file holds. */
export interface RestoreFile {
  /** Sections of documents in the file's order; empty when the file could not be read to its end. */
  contents: RestoreContent[];
  /** Sets of form templates, with where the file has them among its sections, from 0; null when it does not. */
  sets: { content: RestoreContent; index: number } | null;
  /** Deployments of rule sets in the same way. */
  deployments: { content: RestoreContent; index: number } | null;
  refusals: RefusalList;
  /** The same by the parts of the file, without those of sets and deployments; of a file that could not be read to its end, this alone. */
  refused: RefusedParts;
}
