import type { StoredDocument } from '../store/StoredDocument.ts';
import { anyText, dateTime, integer, optional } from './AttributeRule.ts';

const largestInteger = 2_147_483_647;

/** How the attributes are read that say where a document came from. They are for people; restoring gives new ones. */
export const originRules = {
  version: optional(integer(1, largestInteger)),
  lastModifiedById: optional(anyText),
  timeLastModified: optional(dateTime),
};

/** Those attributes of a document. */
export function originOf({ version, authorId, time }: StoredDocument) {
  return { version, lastModifiedById: authorId, timeLastModified: new Date(time).toISOString() };
}
