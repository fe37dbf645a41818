import { and, eq, sql } from 'drizzle-orm';
import { fault } from '../../fault.ts';
import { LoopTurns } from '../../LoopTurns.ts';
import { announceChanges } from '../announcements/announceChanges.ts';
import type { Change } from '../Change.ts';
import { giveConnectionTurns } from '../connectionTurns.ts';
import type { Queries } from '../Database.ts';
import type { Kind } from '../Kind.ts';
import { runAfterWrites, writeChanges } from '../recordChanges.ts';
import { lockEveryKind, readRevisions } from '../revisions.ts';
import { runTransaction } from '../runTransaction.ts';
import { kindRevision, type LargeWritePurpose, largeWrite } from '../schema.ts';
import { inSlices } from './inSlices.ts';
import { busy, findLargeWrite } from './refuseDuringLargeWrite.ts';
import { untilNotBusy } from './runWrite.ts';
import { settleLargeWrite } from './settleLargeWrite.ts';

/** How long others take the owner for alive after its last sign; far longer than a slice takes. */
const leaseSeconds = 15;
/** Milliseconds that a slice waits for its turn. */
const patience = 60_000;
const renewEveryMilliseconds = 3000;
/** More changes than these are announced without saying which. */
const announcedChanges = 11;

interface RecordOptions<Item> {
  /** About the number of characters that are written for an item. */
  weigh: (item: Item) => number;
  /** The changes to make for some items; may be asked again for the same. */
  changesOf: (tx: Queries, some: readonly Item[]) => Promise<Omit<Change, 'revision'>[]>;
}

/**
 * A write too large for one transaction that blocks no readers. It is made in short transactions whose rows are not visible, and
 * shown by the last one. Until then all other writes wait, and are refused as `busy` after 3 seconds. See ADR 25.
 */
export class LargeWrite {
  readonly #queries: Queries;
  readonly #id: number;
  /** The last committed write of each kind. */
  readonly #revisions: ReadonlyMap<string, number>;
  readonly #written = new Map<string, Kind>();
  readonly #announced: Change[] = [];
  readonly #turns = new LoopTurns();
  #renewedAt = performance.now();

  private constructor(queries: Queries, { id, revisions }: { id: number; revisions: Map<string, number> }) {
    this.#queries = queries;
    this.#id = id;
    this.#revisions = revisions;
  }

  /**
   * Runs work that may write with `record` and `commit`. What it has not committed when it ends is undone.
   * Throws a `busy` refusal when another large write is under way, and is not done in 3 seconds.
   */
  static async run<Result>(
    queries: Queries,
    purpose: LargeWritePurpose,
    work: (write: LargeWrite) => Promise<Result>,
  ): Promise<Result> {
    const id = await untilNotBusy(() => claim(queries, purpose));
    try {
      // Writes that began before the claim are awaited here; later ones are refused.
      const revisions = await runTransaction(queries, async (tx) => {
        await lockEveryKind(tx);
        return readRevisions(tx);
      });
      return await work(new LargeWrite(queries, { id, revisions }));
    } finally {
      // Whatever this cannot do is done by the next writer, or by the next start.
      await settleLargeWrite(queries, id).catch(() => undefined);
    }
  }

  /** Makes changes, some at a time, that are seen once the large write is committed. */
  async record<Item>(items: Iterable<Item>, { weigh, changesOf }: RecordOptions<Item>): Promise<void> {
    await inSlices(items, {
      weigh,
      work: async (some) => {
        const changes = await this.#slice(async (tx) => {
          const drafts = await changesOf(tx, some);
          const made = drafts.map((draft) => ({ ...draft, revision: this.#revisionOf(draft.kind.name) }));
          await writeChanges(tx, made, { largeWriteId: this.#id });
          return made;
        });
        for (const { kind } of changes) this.#written.set(kind.name, kind);
        this.#announced.push(...changes.slice(0, announcedChanges - this.#announced.length));
      },
    });
  }

  /** Shows everything that was recorded, in one transaction with what else is to be written. */
  async commit<Result>(finish: (tx: Queries) => Promise<Result>): Promise<Result> {
    return this.#slice(async (tx) => {
      // What else is written locks kinds, too, in an order of its own.
      await lockEveryKind(tx);
      for (const kind of [...this.#written.keys()].sort()) {
        await tx
          .update(kindRevision)
          .set({ value: this.#revisionOf(kind) })
          .where(eq(kindRevision.kind, kind));
      }
      await tx.update(largeWrite).set({ state: 'committed' }).where(eq(largeWrite.id, this.#id));
      await runAfterWrites(tx, this.#written.values());
      await announceChanges(tx, this.#announced);
      return finish(tx);
    });
  }

  /** To be called often while nothing is recorded: gives others a turn, and shows that the owner is alive. */
  async keep(): Promise<void> {
    await this.#turns.give();
    if (performance.now() - this.#renewedAt > renewEveryMilliseconds)
      await this.#slice(async () => undefined);
  }

  #revisionOf(kind: string): number {
    return 1 + (this.#revisions.get(kind) ?? fault(`The kind ${kind} is unknown to the database.`));
  }

  async #slice<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
    const slice = async (tx: Queries) => {
      await this.#hold(tx);
      return work(tx);
    };
    const result = await runTransaction(this.#queries, slice, { lane: 'reports', patience });
    await giveConnectionTurns(this.#queries);
    await this.#turns.give();
    return result;
  }

  /** Throws when another server has taken this for abandoned and undoes it; none does before the transaction ends. */
  async #hold(tx: Queries): Promise<void> {
    const isMine = and(eq(largeWrite.id, this.#id), eq(largeWrite.state, 'staging'));
    const isDue = performance.now() - this.#renewedAt > renewEveryMilliseconds;
    const held = isDue
      ? await tx.update(largeWrite).set({ leaseUntil }).where(isMine).returning()
      : await tx.select().from(largeWrite).where(isMine).for('update');
    if (held.length === 0) throw busy();
    if (isDue) this.#renewedAt = performance.now();
  }
}

const leaseUntil = sql`clock_timestamp() + ${leaseSeconds} * interval '1 second'`;

/** Becomes the one large write that there may be. */
async function claim(queries: Queries, purpose: LargeWritePurpose): Promise<number> {
  for (;;) {
    const current = await findLargeWrite(queries);
    if (current?.state === 'staging' && current.isLive) throw busy();
    if (current) await settleLargeWrite(queries, current.id);
    const [claimed] = await queries
      .insert(largeWrite)
      .values({ purpose, state: 'staging', leaseUntil })
      .onConflictDoNothing()
      .returning({ id: largeWrite.id });
    if (claimed) return claimed.id;
  }
}
