import type { Queries } from './Database.ts';
import { databaseFailure } from './databaseFailure.ts';
import { effectsOf } from './effectsOf.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind } from './Kind.ts';
import type { PreparedWrite } from './prepareDocument.ts';
import { reachesOf } from './reachesOf.ts';
import { runTransaction } from './runTransaction.ts';
import { StoreError } from './StoreError.ts';
import { together } from './together.ts';
import type { Write } from './Write.ts';

/** Writes that one transaction may make. Their answers wait for the last of them. */
const mostTogether = 8;
/** Characters of a document's text. Larger ones would hold up those that they share with. */
const longestText = 100_000;
/** Milliseconds. A save that cannot be made is refused within 5 seconds. */
const patience = 4_000;
/** Milliseconds that a shared transaction may wait for locks; some time is left for its writes by themselves. */
const sharedPatience = 2_000;
const shortestPatience = 500;

/** A write that can be made in a transaction with others. */
interface SharedWrite<Result> {
  /** What no two writes of a transaction have in common, as `claimsOf` answers it. */
  claims: readonly string[];
  /** Makes it in a transaction with others, beside them. May throw anything: the transaction is rolled back then. */
  withOthers: (tx: Queries) => Promise<Result>;
  /** Makes it in a transaction of its own. @param milliseconds how long it may wait for others */
  alone: (milliseconds: number) => Promise<Result>;
}

interface Waiting {
  claims: readonly string[];
  /** Answers what settles the write once the transaction is committed. */
  withOthers: (tx: Queries) => Promise<() => void>;
  alone: () => Promise<void>;
  refuse: (error: unknown) => void;
  /** Ends the waiting for a turn. */
  timer: NodeJS.Timeout;
}

/** Of a kind. */
interface Lane {
  waiting: Set<Waiting>;
  isBusy: boolean;
}

/**
 * Writes of a kind that come while another one is being made: the next transaction makes several of them, since each alone would hold the lock of
 * the kind for as long as all of them together. When one is refused, nothing is written, and each is made by itself.
 */
export class SharedWrites {
  readonly #queries: Queries;
  readonly #lanes = new Map<string, Lane>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Makes a write, with others of its kind when there are any. Throws what it throws alone, or a `busy` refusal when its turn does not come. */
  run<Result>(kind: string, { claims, withOthers, alone }: SharedWrite<Result>): Promise<Result> {
    const lane = this.#laneOf(kind);
    const deadline = performance.now() + patience;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        claims,
        withOthers: async (tx) => {
          const result = await withOthers(tx);
          return () => resolve(result);
        },
        alone: () => alone(Math.max(shortestPatience, deadline - performance.now())).then(resolve, reject),
        refuse: reject,
        timer: setTimeout(() => {
          lane.waiting.delete(waiting);
          reject(new StoreError({ reason: 'busy' }));
        }, patience - shortestPatience),
      };
      lane.waiting.add(waiting);
      this.#serve(lane);
    });
  }

  #serve(lane: Lane): void {
    if (lane.isBusy || lane.waiting.size === 0) return;
    lane.isBusy = true;
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      lane.isBusy = false;
      this.#serve(lane);
    };
    void this.#write(takeFitting(lane), goOn).finally(goOn);
  }

  /** @param goOn to be called as soon as the next may begin: it waits for the lock while this is committed */
  async #write(writes: readonly Waiting[], goOn: () => void): Promise<void> {
    const [first] = writes;
    if (first !== undefined && writes.length === 1) return first.alone();
    const work = async (tx: Queries) => {
      const made = await together(writes.map(({ withOthers }) => withOthers(tx)));
      goOn();
      return made;
    };
    try {
      for (const settle of await runTransaction(this.#queries, work, { patience: sharedPatience })) settle();
    } catch (error) {
      // Whether it was committed is not known then.
      const isLost = databaseFailure(error) === 'unreachable';
      if (isLost) for (const { refuse } of writes) refuse(error);
      else await Promise.all(writes.map(({ alone }) => alone()));
    }
  }

  #laneOf(kind: string): Lane {
    const known = this.#lanes.get(kind);
    const lane = known ?? { waiting: new Set(), isBusy: false };
    this.#lanes.set(kind, lane);
    return lane;
  }
}

/** The first that wait, without those that claim the same as one before them. */
function takeFitting({ waiting }: Lane): Waiting[] {
  const taken: Waiting[] = [];
  const claimed = new Set<string>();
  for (const each of waiting) {
    if (taken.length === mostTogether) break;
    if (each.claims.some((claim) => claimed.has(claim))) continue;
    for (const claim of each.claims) claimed.add(claim);
    clearTimeout(each.timer);
    waiting.delete(each);
    taken.push(each);
  }
  return taken;
}

/**
 * What a change of a document claims for itself, when it can share a transaction: it writes nothing beside that document, and what is checked of
 * it depends on no other change that can share one. Null when it cannot.
 */
export function claimsOf<Doc extends JsonObject>(
  kind: Kind<Doc>,
  prepared: PreparedWrite<Doc> | null,
  { authorId, requestKey, alongside }: Write,
): readonly string[] | null {
  const { current = null, after, made } = prepared ?? {};
  if (current === null || after === undefined || made === undefined) return null;
  if (made.text.length > longestText || alongside !== undefined || kind.afterWrites !== undefined)
    return null;
  const before = current.doc;
  const { unique } = kind;
  const isPlain =
    identityOf(kind, before) === identityOf(kind, after) &&
    !effectsOf(kind, before, after, false).reachesOthers &&
    reachesOf(kind, before, after).length === 0 &&
    (unique === undefined || before[unique.property] === after[unique.property]);
  if (!isPlain) return null;
  return [current.id, ...(requestKey ? [JSON.stringify([authorId, requestKey.key])] : [])];
}
