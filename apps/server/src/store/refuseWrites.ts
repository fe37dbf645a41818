import { isDeepStrictEqual } from 'node:util';
import type { Queries } from './Database.ts';
import { findDocumentsByName, hadName, hasNamesake, isIdentityTaken } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind, type LifecycleState } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { countPartReferrers } from './references.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { StoreError } from './StoreError.ts';

/** Throws when the product needs the document. */
export function refuseRequired<Doc extends JsonObject>(
  kind: Kind<Doc>,
  { name, doc }: StoredDocument<Doc>,
): void {
  if (kind.isRequired(doc)) throw new StoreError({ reason: 'required', noun: kind.noun, name });
}

/** Throws when the state of the document does not allow the change. */
export function refuseState<Doc extends JsonObject>(
  kind: Kind<Doc>,
  before: Doc | null,
  after: Doc | null,
): void {
  const fault = lifecycleFault(kind, before, after);
  if (fault !== null) throw notAllowed(fault);
}

/** Throws when another document is the same as far as the kind tells documents apart. */
export async function refuseTaken<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  doc: Doc,
): Promise<void> {
  if (await isIdentityTaken(tx, kind, doc)) throw taken(kind, await findTaker(tx, kind, doc));
}

/**
 * Throws when another document has the name, whatever else tells the two apart. A document takes a name again that it had before: what
 * has the name still are others of its versions.
 * @param id the document's; null for a new one
 */
export async function refuseNamesakes<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  { id, doc }: { id: string | null; doc: Doc },
): Promise<void> {
  const name = kind.nameOf(doc);
  const namesakes = (await findDocumentsByName(tx, kind, [name])).filter((other) => other.id !== id);
  const [last] = namesakes.toSorted((left, right) => right.revision - left.revision);
  if (last && !(id !== null && (await hadName(tx, id, name)))) throw taken(kind, last.doc);
}

function taken<Doc extends JsonObject>(kind: Kind<Doc>, taker: Doc): StoreError {
  const message = kind.takenText?.(taker);
  return new StoreError({
    ...{ reason: 'duplicate', noun: kind.noun, name: kind.nameOf(taker) },
    ...(message !== undefined && { message }),
  });
}

/** The document that is the same as this one as far as the kind tells documents apart; this one where there is none. */
async function findTaker<Doc extends JsonObject>(tx: Queries, kind: Kind<Doc>, given: Doc): Promise<Doc> {
  const identity = nameKey(identityOf(kind, given));
  const namesakes = await findDocumentsByName(tx, kind, [kind.nameOf(given)]);
  return namesakes.find(({ doc }) => nameKey(identityOf(kind, doc)) === identity)?.doc ?? given;
}

/** Whether references keep leading somewhere when this document goes: another version has the name, too. */
export async function hasTwin<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  { id, name }: StoredDocument<Doc>,
): Promise<boolean> {
  return kind.identityOf !== undefined && hasNamesake(tx, kind, id, name);
}

/** The other versions that have the name, too: they serve those who name the document, with the parts that they have. */
export async function findTwins<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  { id, name }: StoredDocument<Doc>,
): Promise<StoredDocument<Doc>[]> {
  if (kind.identityOf === undefined) return [];
  return (await findDocumentsByName(tx, kind, [name])).filter((other) => other.id !== id);
}

/** Throws when something names one of these parts. */
export async function refuseLostParts<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  name: string,
  removedParts: readonly string[],
): Promise<void> {
  const parts = await countPartReferrers(tx, { kind: kind.name, name, parts: removedParts });
  if (parts.size > 0) throw new StoreError({ reason: 'partsReferenced', noun: kind.noun, name, parts });
}

/** @param message a sentence */
export function notAllowed(message: string): StoreError {
  return new StoreError({ reason: 'notAllowed', message });
}

const order: readonly LifecycleState[] = ['draft', 'published', 'inProduction'];

const words: Record<LifecycleState, string> = {
  draft: 'a draft',
  published: 'published',
  inProduction: 'in production',
};

/**
 * Why a change is not for a document in its state, as a sentence; null when it is. A document begins as a draft, goes forward
 * alone, keeps its content from the state on in which its kind freezes it, and stays once it is in production.
 * @param before null when the document is made
 * @param after null when it is deleted
 */
function lifecycleFault<Doc extends JsonObject>(
  { lifecycle, noun }: Kind<Doc>,
  before: Doc | null,
  after: Doc | null,
): string | null {
  if (!lifecycle) return null;
  const from = before && lifecycle.stateOf(before);
  const to = after && lifecycle.stateOf(after);
  if (from === null) return to === 'draft' ? null : `A new ${noun} is a draft.`;
  if (to === null) {
    return from === 'inProduction' ? `A ${noun} that is in production cannot be deleted.` : null;
  }
  if (order.indexOf(to) < order.indexOf(from)) {
    return `A ${noun} that is ${words[from]} cannot become ${words[to]} again.`;
  }
  const { frozenFrom } = lifecycle;
  const isFrozen = frozenFrom !== null && order.indexOf(from) >= order.indexOf(frozenFrom);
  const isSame = before && after && isDeepStrictEqual(lifecycle.inState(after, from), before);
  return isFrozen && !isSame ? `The content of a ${noun} that is ${words[from]} cannot change.` : null;
}
