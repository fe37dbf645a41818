import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

/** A section of the configuration, as backups know it: all documents of a kind. */
export interface Section<Doc extends JsonObject = JsonObject> {
  /** As the data set 'Database Section Names' lists it. */
  readonly name: string;
  readonly kind: Kind<Doc>;
  /** The element that stands for a document in an initialization file. */
  toXml(document: StoredDocument<Doc>): string;
}
