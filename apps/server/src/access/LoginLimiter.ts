import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { runTransaction } from '../store/runTransaction.ts';
import { StoreError } from '../store/StoreError.ts';
import { knownPlace, loginFailure, loginSubject } from '../store/schema.ts';
import type { SignInRules } from './AccessRules.ts';
import { addressSubject } from './addressSubject.ts';
import { hashToken } from './hashToken.ts';
import { signInWait, slowDown } from './signInWait.ts';
import { normalizeUsername } from './Users.ts';

interface LoginLimiterOptions {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
  /** As they are at the moment. */
  rules: () => SignInRules;
}

/** Who tries to sign in, and from where. */
export interface Attempter {
  /** As it was typed. */
  username: string;
  /** The network address of the caller. */
  address: string;
  /** What the caller's browser was given at an earlier sign-in; null when it brings nothing. */
  device: string | null;
}

/** The outcome of asking for an attempt. */
export type Attempt =
  | AllowedAttempt
  | { isAllowed: false /** Seconds until the next attempt. */; retryAfter: number };

/** An attempt under way. What is called after it has an outcome does nothing. */
export interface AllowedAttempt {
  isAllowed: true;
  /** It was right. @param tx the transaction of the sign-in; while that is not committed, the attempt has no outcome */
  succeed: (tx: Queries) => Promise<void>;
  /** Counts the attempt as failed. Throws when that cannot be stored: the client must then not learn that it failed. */
  fail: () => Promise<void>;
  /** The outcome stays unknown because something else failed. The attempt does not count. Never throws. */
  abandon: () => Promise<void>;
}

/** Milliseconds that an attempt has; after that it is taken for one whose server has ended. */
const attemptLease = 15_000;
/** Milliseconds that an attempt waits for the outcome of those before it. */
const turnPatience = 4_000;
/** Milliseconds after which somebody who waits looks again: another server may have come to an outcome. */
const lookAgain = 250;

/**
 * Limits attempts to sign in, as `signInWait` says. An attempt that is under way is none of the failures, but takes the place of one:
 * where another failure would make attempts wait, the next one is held until it is known what became of those before it. So many
 * at once gain nothing, and right passwords hold each other up for moments. Names and addresses are kept as digests.
 */
export class LoginLimiter {
  readonly #options: LoginLimiterOptions;
  /** Attempts that are held, in order. */
  readonly #held: (() => void)[] = [];

  constructor(options: LoginLimiterOptions) {
    this.#options = options;
  }

  /**
   * Asks for an attempt with a password.
   * @throws a `StoreError` 'busy' when those before it come to no outcome in time
   */
  async begin(attempter: Attempter): Promise<Attempt> {
    const deadline = performance.now() + turnPatience;
    for (;;) {
      const attempt = await this.#ask(attempter);
      if (attempt !== 'held') return attempt;
      if (performance.now() >= deadline) throw new StoreError({ reason: 'busy' });
      await this.#nextOutcome();
    }
  }

  async #ask(attempter: Attempter): Promise<Attempt | 'held'> {
    const { queries, clock, rules } = this.#options;
    const { user, address } = subjectsOf(attempter);
    return runTransaction<Attempt | 'held'>(
      queries,
      async (tx) => {
        const now = clock();
        const { place, isKnown } = await this.#placeOf(tx, attempter, now);
        const subjects = [place, user, address];
        await takeTurn(tx, subjects, now);
        const failures = await failuresOf(tx, subjects, now);
        const waitIf = (isCounted: (failure: Failure) => boolean) => {
          const of = (subject: string) =>
            (failures.get(subject) ?? []).filter(isCounted).map(({ time }) => time);
          const record = { place: of(place), user: of(user), address: of(address), isKnown };
          return signInWait(record, now, rules());
        };
        const wait = waitIf(({ isPending }) => !isPending);
        if (wait > 0) return { isAllowed: false, retryAfter: Math.ceil(wait / 1000) };
        if (waitIf(() => true) > 0) return 'held';
        await forget(tx, now, rules().failureLifetime);
        return this.#reserve(tx, subjects, now);
      },
      { lane: 'people' },
    );
  }

  /** Notes that an attempt is under way. */
  async #reserve(tx: Queries, subjects: readonly string[], now: number): Promise<AllowedAttempt> {
    const { queries, clock } = this.#options;
    const id = await note(tx, subjects, { time: now, pendingUntil: now + attemptLease });
    const isIt = and(eq(loginFailure.id, id), inArray(loginFailure.subject, [...subjects]));
    let isOver = false;
    const end = () => {
      isOver = true;
      this.#retryFirstHeld();
    };
    return {
      isAllowed: true,
      succeed: async (later) => {
        await later.delete(loginFailure).where(isIt);
      },
      fail: async () => {
        if (isOver) return;
        const time = clock();
        await runTransaction(
          queries,
          async (later) => {
            // It may have been forgotten, as one that took too long.
            await later.delete(loginFailure).where(isIt);
            await note(later, subjects, { time, pendingUntil: null });
          },
          { lane: 'people' },
        );
        end();
      },
      abandon: async () => {
        if (isOver) return;
        // Where this fails, the attempt ends with its lease.
        await queries
          .delete(loginFailure)
          .where(isIt)
          .catch(() => undefined);
        end();
      },
    };
  }

  /** Waits until an attempt has come to its outcome, or a moment. */
  #nextOutcome(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        const place = this.#held.indexOf(go);
        if (place !== -1) this.#held.splice(place, 1);
        resolve();
      };
      const timer = setTimeout(go, lookAgain);
      this.#held.push(go);
    });
  }

  /** Lets the first of those that are held ask again: an outcome makes room for one. */
  #retryFirstHeld(): void {
    this.#held[0]?.();
  }

  /** Remembers that the user has signed in from there. @param tx the transaction of the sign-in */
  async remember(tx: Queries, attempter: Attempter): Promise<void> {
    const now = this.#options.clock();
    await tx.delete(knownPlace).where(lte(knownPlace.lastUsed, now - this.#options.rules().placeLifetime));
    await tx
      .insert(knownPlace)
      .values([...placesOf(attempter), ...devicesOf(attempter)].map((place) => ({ place, lastUsed: now })))
      .onConflictDoUpdate({ target: knownPlace.place, set: { lastUsed: now } });
  }

  /** Whether somebody has signed in on that device: only then was its name given by this service, and not planted. */
  async knowsDevice(device: string): Promise<boolean> {
    const { queries, clock } = this.#options;
    const isIt = eq(knownPlace.place, deviceSubject(device));
    const rows = await queries
      .select()
      .from(knownPlace)
      .where(and(isIt, gt(knownPlace.lastUsed, clock() - this.#options.rules().placeLifetime)));
    return rows.length > 0;
  }

  /** The device where the user is known on it, which others at its address cannot pretend to be; else the address. */
  async #placeOf(
    tx: Queries,
    attempter: Attempter,
    now: number,
  ): Promise<{ place: string; isKnown: boolean }> {
    const places = placesOf(attempter);
    const rows = await tx
      .select()
      .from(knownPlace)
      .where(
        and(
          inArray(knownPlace.place, places),
          gt(knownPlace.lastUsed, now - this.#options.rules().placeLifetime),
        ),
      );
    const known = places.find((each) => rows.some(({ place }) => place === each));
    return { place: known ?? subjectsOf(attempter).pair, isKnown: known !== undefined };
  }

  /**
   * Counts an external token that was refused; tokens that are good are never held up. Answers 0, or without counting the
   * seconds to wait when the address has brought too many.
   */
  async countRefusedToken(address: string): Promise<number> {
    const { queries, clock, rules } = this.#options;
    const subject = hashToken(`token ${addressSubject(address)}`);
    return runTransaction(
      queries,
      async (tx) => {
        const now = clock();
        await takeTurn(tx, [subject], now);
        const failures = (await failuresOf(tx, [subject], now)).get(subject) ?? [];
        const times = failures.map(({ time }) => time);
        const wait = slowDown(times, now, rules());
        if (wait === 0) {
          await forget(tx, now, rules().failureLifetime);
          await note(tx, [subject], { time: now, pendingUntil: null });
        }
        return Math.ceil(wait / 1000);
      },
      { lane: 'people' },
    );
  }
}

type Subjects = Record<'pair' | 'user' | 'address', string>;

function subjectsOf({ username, address }: Pick<Attempter, 'username' | 'address'>): Subjects {
  const user = userSubject(username);
  const from = addressSubject(address);
  return { pair: hashToken(`${from} ${user}`), user: hashToken(user), address: hashToken(from) };
}

/** Where the user is when this is an attempt of theirs, the surest first. */
function placesOf({ username, address, device }: Attempter): string[] {
  const { pair } = subjectsOf({ username, address });
  return device === null ? [pair] : [hashToken(`device ${device} ${userSubject(username)}`), pair];
}

function devicesOf({ device }: Attempter): string[] {
  return device === null ? [] : [deviceSubject(device)];
}

/** The device, for every user of it. */
function deviceSubject(device: string): string {
  return hashToken(`device ${device}`);
}

function userSubject(username: string): string {
  return `user ${normalizeUsername(username)}`;
}

/**
 * Waits until other attempts of these subjects are counted, and keeps later ones waiting until the transaction ends. Row
 * locks, as not every engine has advisory ones; always in the same order, so that no deadlock arises.
 */
async function takeTurn(tx: Queries, subjects: readonly string[], now: number): Promise<void> {
  for (const subject of subjects.toSorted()) {
    await tx
      .insert(loginSubject)
      .values({ subject, time: now })
      .onConflictDoUpdate({ target: loginSubject.subject, set: { time: now } });
  }
}

/** A failure, or an attempt under way that may become one. */
interface Failure {
  /** Epoch milliseconds. */
  time: number;
  isPending: boolean;
}

/** Failures and attempts under way by subject, in order; those that count no longer may be among them. */
async function failuresOf(
  tx: Queries,
  subjects: readonly string[],
  now: number,
): Promise<Map<string, Failure[]>> {
  const { subject, time, pendingUntil } = loginFailure;
  const rows = await tx
    .select({ subject, time, pendingUntil })
    .from(loginFailure)
    .where(inArray(subject, [...subjects]))
    .orderBy(asc(time));
  const live = rows.filter((row) => row.pendingUntil === null || isUnderWay(row.pendingUntil, now));
  const bySubject = Map.groupBy(live, (row) => row.subject);
  return new Map(
    [...bySubject].map(([each, found]) => [
      each,
      found.map((row) => ({ time: row.time, isPending: row.pendingUntil !== null })),
    ]),
  );
}

/** Whether an attempt has time left; one that has more than all has is of a clock that was put back. */
function isUnderWay(pendingUntil: number, now: number): boolean {
  return pendingUntil > now && pendingUntil <= now + 2 * attemptLease;
}

/** Writes down a failure, or that an attempt is under way. Answers its id. */
async function note(
  tx: Queries,
  subjects: readonly string[],
  given: { time: number; pendingUntil: number | null },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(loginFailure).values(subjects.map((subject) => ({ id, subject, ...given })));
  return id;
}

/** Forgets what counts no longer. Subjects whose turn it is elsewhere are left alone. */
async function forget(tx: Queries, now: number, failureLifetime: number): Promise<void> {
  const since = now - failureLifetime;
  const idle = tx
    .select({ subject: loginSubject.subject })
    .from(loginSubject)
    .where(lte(loginSubject.time, since))
    .for('update', { skipLocked: true });
  await tx.delete(loginSubject).where(inArray(loginSubject.subject, idle));
  await tx
    .delete(loginFailure)
    .where(or(lte(loginFailure.time, since), lte(loginFailure.pendingUntil, now - attemptLease)));
}
