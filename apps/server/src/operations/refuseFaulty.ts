import type { ReadBody } from '../kinds/KindModule.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Locator } from '../store/findDocuments.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { joinViolations } from '../store/joinViolations.ts';
import type { Kind } from '../store/Kind.ts';
import { StoreError } from '../store/StoreError.ts';
import type { Violation } from '../store/Violation.ts';

interface FaultyBody<Doc extends JsonObject> {
  kind: Kind<Doc>;
  /** The document that the body changes; null when it makes a new one. */
  at: Locator | null;
  read: ReadBody<Doc>;
  /** What the contract forbids of values in the body. */
  bodyFaults: readonly Violation[];
}

/**
 * Throws a `StoreError` with everything that is wrong with a body: what the contract says of it, what its kind says, and what
 * the store would say of the document.
 */
export async function refuseFaulty<Doc extends JsonObject>(
  store: DocumentStore,
  body: FaultyBody<Doc>,
): Promise<void> {
  const { kind, at, read } = body;
  const found = await store.findFaults(kind, at, (before) => read.over(before));
  const inBody = found.map(({ pointer, message }) => ({ pointer: read.toBodyPointer(pointer), message }));
  const violations = joinViolations(inBody, knownOf(body));
  if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
}

/** The same for a body about which something is wrong already; any other is left to the store, which is about to write it. */
export async function refuseKnownFaulty<Doc extends JsonObject>(
  store: DocumentStore,
  body: FaultyBody<Doc>,
): Promise<void> {
  if (knownOf(body).length > 0) await refuseFaulty(store, body);
}

function knownOf({
  read,
  bodyFaults,
}: Pick<FaultyBody<JsonObject>, 'bodyFaults'> & {
  read: Pick<ReadBody<JsonObject>, 'violations'>;
}): Violation[] {
  return joinViolations(bodyFaults, read.violations);
}
