import type { StoredDocument } from './StoredDocument.ts';
import type { Violation } from './Violation.ts';

/** What refers to what is about to go. */
export interface ReportedReferences {
  /** As the contract has references of the kind. */
  references: readonly object[];
  /** Identifies them: a caller who confirms them sends it. */
  tag: string;
}

/** Why the store refused. */
export type StoreFailure =
  /** The name is null when it was asked for by its id, which means nothing to a person. */
  | { reason: 'missing'; noun: string; name: string | null }
  /**
   * The message is what the kind says of it, a sentence; without one, the noun and the name say it. `alike` is the reason why a name only looks the
   * same, as the end of a sentence.
   */
  | { reason: 'duplicate'; noun: string; name: string; message?: string; alike?: string }
  | { reason: 'required'; noun: string; name: string }
  /** References are given where the caller has found them. */
  | { reason: 'referenced'; noun: string; name: string; count: number; reported?: ReportedReferences }
  /** Parts that are about to go, with how many references lead to each. */
  | {
      reason: 'partsReferenced';
      noun: string;
      name: string;
      parts: ReadonlyMap<string, number>;
      reported?: ReportedReferences;
    }
  /** The state of the document, or its kind, does not allow it; the message is a sentence. */
  | { reason: 'notAllowed'; message: string }
  | { reason: 'keyReused' }
  /** Others write, and did not end in time. Nothing was written. */
  | { reason: 'busy' }
  /** Documents of a kind that this server does not know would have to follow. */
  | { reason: 'unknownKind'; kind: string }
  /** Of a kind that has one document, its noun says which. */
  | { reason: 'stale'; kind: string; noun: string; current: StoredDocument; isSingleton?: boolean }
  | { reason: 'invalid'; violations: Violation[] };

/** A refusal that the caller can put right; anything else thrown by the store is a fault. */
export class StoreError extends Error {
  readonly failure: StoreFailure;

  constructor(failure: StoreFailure, options?: ErrorOptions) {
    super(`The store refuses: ${failure.reason}.`, options);
    this.name = 'StoreError';
    this.failure = failure;
  }
}
