import type { ListRow } from '../lists/ListRow.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';

/** The user who saved an object last. */
interface Editor {
  id: string;
  name: string;
}

/** What the contract says of every object that is addressed by id. */
interface Origin {
  id: string;
  lastModifiedBy: Editor;
  timeLastModified: number;
  version: number;
}

/** A document with its id and origin, as the contract answers it. */
export function identified<Doc extends JsonObject>(document: StoredDocument<Doc>): Doc & Origin {
  return { ...document.doc, ...originOf(document) };
}

/** A row of a list with its id and origin. */
export function identifiedRow(row: Omit<ListRow, 'searchText' | 'summary'>): { name: string } & Origin {
  return { name: row.name, ...originOf(row) };
}

function originOf({
  id,
  authorId,
  authorName,
  time: timeLastModified,
  version,
}: Omit<StoredDocument, 'doc'>): Origin {
  return { id, lastModifiedBy: { id: authorId, name: authorName }, timeLastModified, version };
}
