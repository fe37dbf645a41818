import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { runTransaction } from '../store/runTransaction.ts';
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
  | {
      isAllowed: true /** Takes the attempt back: it was no failure. */;
      succeed: (tx: Queries) => Promise<void>;
    }
  | { isAllowed: false /** Seconds until the next attempt. */; retryAfter: number };

/**
 * Limits attempts to sign in, as `signInWait` says. An attempt counts as a failure from its beginning, so that many at once
 * gain nothing. Names and addresses are kept as digests.
 */
export class LoginLimiter {
  readonly #options: LoginLimiterOptions;

  constructor(options: LoginLimiterOptions) {
    this.#options = options;
  }

  /** Asks for an attempt with a password. */
  async begin(attempter: Attempter): Promise<Attempt> {
    const { queries, clock, rules } = this.#options;
    const { user, address } = subjectsOf(attempter);
    return runTransaction<Attempt>(
      queries,
      async (tx) => {
        const now = clock();
        const { place, isKnown } = await this.#placeOf(tx, attempter, now);
        const subjects = [place, user, address];
        await takeTurn(tx, subjects, now);
        const failures = await failuresOf(tx, subjects);
        const of = (subject: string) => failures.get(subject) ?? [];
        const wait = signInWait(
          { place: of(place), user: of(user), address: of(address), isKnown },
          now,
          rules(),
        );
        if (wait > 0) return { isAllowed: false, retryAfter: Math.ceil(wait / 1000) };
        const id = await noteFailure(tx, subjects, now, rules().failureLifetime);
        const succeed = async (later: Queries) => {
          await later
            .delete(loginFailure)
            .where(and(eq(loginFailure.id, id), inArray(loginFailure.subject, subjects)));
        };
        return { isAllowed: true, succeed };
      },
      { lane: 'people' },
    );
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
        const failures = await failuresOf(tx, [subject]);
        const wait = slowDown(failures.get(subject) ?? [], now, rules());
        if (wait === 0) await noteFailure(tx, [subject], now, rules().failureLifetime);
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

/** The device, whoever uses it. */
function deviceSubject(device: string): string {
  return hashToken(`device ${device}`);
}

function userSubject(username: string): string {
  return `user ${normalizeUsername(username)}`;
}

/**
 * Waits until other attempts of these subjects are counted, and keeps later ones waiting until the transaction ends. Row
 * locks, as not every engine has advisory ones; in one order, so that nobody waits in a circle.
 */
async function takeTurn(tx: Queries, subjects: readonly string[], now: number): Promise<void> {
  for (const subject of subjects.toSorted()) {
    await tx
      .insert(loginSubject)
      .values({ subject, time: now })
      .onConflictDoUpdate({ target: loginSubject.subject, set: { time: now } });
  }
}

/** Times of failures by subject, in order; those that count no longer may be among them. */
async function failuresOf(tx: Queries, subjects: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await tx
    .select({ subject: loginFailure.subject, time: loginFailure.time })
    .from(loginFailure)
    .where(inArray(loginFailure.subject, [...subjects]))
    .orderBy(asc(loginFailure.time));
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return new Map([...bySubject].map(([subject, failures]) => [subject, failures.map(({ time }) => time)]));
}

/** Writes a failure down, and forgets on the way what counts no longer. Subjects whose turn it is elsewhere are left alone. */
async function noteFailure(
  tx: Queries,
  subjects: readonly string[],
  now: number,
  failureLifetime: number,
): Promise<string> {
  const id = randomUUID();
  const since = now - failureLifetime;
  const idle = tx
    .select({ subject: loginSubject.subject })
    .from(loginSubject)
    .where(lte(loginSubject.time, since))
    .for('update', { skipLocked: true });
  await tx.delete(loginSubject).where(inArray(loginSubject.subject, idle));
  await tx.delete(loginFailure).where(lte(loginFailure.time, since));
  await tx.insert(loginFailure).values(subjects.map((subject) => ({ id, subject, time: now })));
  return id;
}
