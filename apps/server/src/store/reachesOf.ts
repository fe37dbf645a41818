import type { Queries } from './Database.ts';
import { findDocumentsByName } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';

/** Those who name a document, and may be right or wrong with it otherwise than before. */
export interface Reach {
  toKind: string;
  toName: string;
  /** The parts that they name; null when it is all who name the document. */
  parts: readonly string[] | null;
}

/** A change of one document. */
interface DocumentChange<Doc extends JsonObject> {
  kind: Kind<Doc>;
  id: string;
  /** Null when the document is created. */
  before: Doc | null;
  /** Null when the document is deleted. */
  after: Doc | null;
}

/** Whom a change of a stored document concerns. What another document of the name serves for as well is no matter. */
export async function findReaches<Doc extends JsonObject>(
  queries: Queries,
  { kind, id, before, after }: DocumentChange<Doc>,
): Promise<Reach[]> {
  const reaches = reachesOf(kind, before, after);
  if (kind.identityOf === undefined || reaches.length === 0) return reaches;
  const names = reaches.map(({ toName }) => toName);
  const found = await findDocumentsByName(queries, kind, names);
  const others = Map.groupBy(
    found.filter((each) => each.id !== id),
    ({ name }) => name,
  );
  return reachesOf(kind, before, after, (name) => (others.get(name) ?? []).map(({ doc }) => doc));
}

/**
 * Whom a change of a document concerns: those who name what has appeared or is gone, and all who name it where it appears, goes, or serves
 * otherwise. Empty when nothing of that is so.
 * @param before null when the document is created
 * @param after null when it is deleted
 * @param namesakesOf the other documents of a name, which serve as well. Default: there are none
 */
export function reachesOf<Doc extends JsonObject>(
  kind: Kind<Doc>,
  before: Doc | null,
  after: Doc | null,
  namesakesOf: (name: string) => readonly Doc[] = () => [],
): Reach[] {
  if (before !== null && after !== null && kind.nameOf(before) !== kind.nameOf(after)) {
    return [...reachesOf(kind, before, null, namesakesOf), ...reachesOf(kind, null, after, namesakesOf)];
  }
  const doc = after ?? before;
  if (doc === null) return [];
  const toName = kind.nameOf(doc);
  const namesakes = namesakesOf(toName);
  if (changesService(kind, before, after, namesakes)) return [{ toKind: kind.name, toName, parts: null }];
  const parts = changedParts(kind, before, after, namesakes);
  return parts.length === 0 ? [] : [{ toKind: kind.name, toName, parts }];
}

/** Whether what names the document as a whole may be right or wrong with it otherwise than before. */
function changesService<Doc extends JsonObject>(
  kind: Kind<Doc>,
  before: Doc | null,
  after: Doc | null,
  namesakes: readonly Doc[],
): boolean {
  if ((before === null || after === null) && namesakes.length === 0) return true;
  const isReplaced = (doc: Doc | null, other: Doc | null) =>
    doc === null ||
    [other, ...namesakes].some((each) => each !== null && kind.servesOtherwise?.(doc, each) !== true);
  return !isReplaced(before, after) || !isReplaced(after, before);
}

/** The parts that the name has now and had not before, or the other way round. */
function changedParts<Doc extends JsonObject>(
  kind: Kind<Doc>,
  before: Doc | null,
  after: Doc | null,
  namesakes: readonly Doc[],
): readonly string[] {
  const [former, own] = [partNames(kind, before), partNames(kind, after)];
  const parts = [
    ...[...former].filter((part) => !own.has(part)),
    ...[...own].filter((part) => !former.has(part)),
  ];
  return parts.filter((part) => !namesakes.some((each) => kind.hasPart(each, part)));
}

function partNames<Doc extends JsonObject>(kind: Kind<Doc>, doc: Doc | null): Set<string> {
  return new Set(doc === null ? [] : kind.partsOf?.(doc).map(({ name }) => name));
}
