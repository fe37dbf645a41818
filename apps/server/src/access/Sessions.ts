import { and, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { appUser, session } from '../store/schema.ts';
import type { SessionRules } from './AccessRules.ts';
import { hashToken } from './hashToken.ts';
import type { SignedIn } from './SignedIn.ts';

/** Calls that were under way when the token was replaced still carry the old one. */
const graceMilliseconds = 60_000;

/** How exactly it is known when a session was last seen; each note is a write. */
const notedEveryMilliseconds = 30_000;

interface SessionsOptions {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
  random: (size: number) => Buffer;
  /** As they are at the moment. */
  rules: () => SessionRules;
}

/** A session that has just been given a login token. */
export interface IssuedSession {
  signedIn: SignedIn;
  /** Null when the client has a newer token already. */
  loginToken: string | null;
}

/** Sessions in the database; of their login tokens only digests. */
export class Sessions {
  readonly #options: SessionsOptions;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** The same sessions, as part of a transaction. */
  within(tx: Queries): Sessions {
    return new Sessions({ ...this.#options, queries: tx });
  }

  /**
   * Starts a session. Sessions that have ended are forgotten on the way, and of those of a user that are too many those that were
   * not seen for longest are ended.
   */
  async open(userId: string, loginType: 'password' | 'sso'): Promise<IssuedSession> {
    const { queries, clock } = this.#options;
    const now = clock();
    await queries.delete(session).where(lte(session.expiresAt, now));
    await this.#endSurplus(userId);
    const loginToken = this.#token();
    await queries.insert(session).values({
      id: this.#token(),
      userId,
      clientId: this.#token(),
      loginType,
      tokenHash: hashToken(loginToken),
      expiresAt: now + Math.min(this.#renewal, this.#lifetime),
      lastSeen: now,
      openedAt: now,
    });
    const signedIn = await this.find(loginToken);
    if (!signedIn) throw new Error('The session that was just opened is gone.');
    return { signedIn, loginToken };
  }

  /** The live session of a login token, or null. */
  async find(loginToken: string): Promise<SignedIn | null> {
    const { queries, clock } = this.#options;
    const tokenHash = hashToken(loginToken);
    const isToken = or(
      eq(session.tokenHash, tokenHash),
      and(
        eq(session.previousTokenHash, tokenHash),
        gt(session.previousTokenUntil, clock()),
        lte(session.previousTokenUntil, clock() + 2 * graceMilliseconds),
      ),
    );
    const [row] = await queries
      .select()
      .from(session)
      .innerJoin(appUser, eq(appUser.id, session.userId))
      .where(and(isToken, gt(session.expiresAt, clock())));
    if (!row) return null;
    await this.#noteSeen(row.session);
    return {
      sessionId: row.session.id,
      clientId: row.session.clientId,
      loginType: row.session.loginType,
      expiresAt: row.session.expiresAt,
      userId: row.app_user.id,
      username: row.app_user.username ?? row.app_user.id,
      userName: row.app_user.name,
      permissions: row.app_user.permissions,
      hasDemoPassword: row.app_user.hasDemoPassword,
    };
  }

  /**
   * Lets the session live longer, but not beyond its end for good, and replaces its login token. When two windows refresh at once, the second one, which
   * still has the old token, gets no other: both share the cookie that the first one was given. A clock that was put back, which has seen the
   * session later than now, makes no session shorter.
   */
  async refresh(signedIn: SignedIn, loginToken: string): Promise<IssuedSession> {
    const { queries, clock } = this.#options;
    const now = clock();
    const renewed = sql`${now + this.#renewal}::bigint`;
    const longer = sql`CASE WHEN ${session.lastSeen} > ${now}::bigint THEN greatest(${session.expiresAt}, ${renewed}) ELSE ${renewed} END`;
    const expiresAt = sql<number>`least(${longer}, ${session.openedAt} + ${this.#lifetime}::bigint)`;
    const tokenHash = hashToken(loginToken);
    const next = this.#token();
    const replaced = await queries
      .update(session)
      .set({
        tokenHash: hashToken(next),
        previousTokenHash: tokenHash,
        previousTokenUntil: clock() + graceMilliseconds,
        expiresAt,
      })
      .where(and(eq(session.id, signedIn.sessionId), eq(session.tokenHash, tokenHash)))
      .returning({ expiresAt: session.expiresAt });
    if (replaced[0]) return { signedIn: { ...signedIn, ...replaced[0] }, loginToken: next };
    const prolonged = await queries
      .update(session)
      .set({ expiresAt })
      .where(eq(session.id, signedIn.sessionId))
      .returning({ expiresAt: session.expiresAt });
    return { signedIn: { ...signedIn, ...prolonged[0] }, loginToken: null };
  }

  async close({ sessionId }: Pick<SignedIn, 'sessionId'>): Promise<void> {
    await this.#options.queries.delete(session).where(eq(session.id, sessionId));
  }

  /** Ends the user's sessions but this one. */
  async closeOthers({ userId, sessionId }: SignedIn): Promise<void> {
    await this.#options.queries
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.id, sessionId)));
  }

  /** Whether the user is there: a session of theirs lives and has made a call a short while ago. */
  async isPresent(userId: string): Promise<boolean> {
    const { queries, clock } = this.#options;
    const now = clock();
    const rows = await queries
      .select({ id: session.id })
      .from(session)
      .where(
        and(
          eq(session.userId, userId),
          gt(session.expiresAt, now),
          gt(session.lastSeen, now - this.#silence),
        ),
      )
      .limit(1);
    return rows.length > 0;
  }

  /** Which of these sessions live, and whether each has made a call a short while ago. Makes none itself. */
  async attendance(ids: readonly string[]): Promise<Map<string, boolean>> {
    const { queries, clock } = this.#options;
    const now = clock();
    const rows = await queries
      .select({ id: session.id, lastSeen: session.lastSeen })
      .from(session)
      .where(and(inArray(session.id, [...ids]), gt(session.expiresAt, now)));
    return new Map(rows.map(({ id, lastSeen }) => [id, lastSeen > now - this.#silence]));
  }

  /** Of calls that come together one writes. */
  async #noteSeen({ id, lastSeen }: Pick<typeof session.$inferSelect, 'id' | 'lastSeen'>): Promise<void> {
    const { queries, clock } = this.#options;
    const now = clock();
    const staleSince = now - notedEveryMilliseconds;
    if (lastSeen > staleSince) return;
    await queries
      .update(session)
      .set({ lastSeen: now })
      .where(and(eq(session.id, id), lte(session.lastSeen, staleSince)));
  }

  async #endSurplus(userId: string): Promise<void> {
    const { queries } = this.#options;
    const surplus = queries
      .select({ id: session.id })
      .from(session)
      .where(eq(session.userId, userId))
      .orderBy(desc(session.lastSeen), desc(session.openedAt))
      .offset(this.#options.rules().mostPerUser - 1);
    await queries.delete(session).where(inArray(session.id, surplus));
  }

  #token(): string {
    return this.#options.random(32).toString('base64url');
  }

  /** Milliseconds without a call after which a user counts as gone. A studio on screen makes one every two minutes. */
  get #silence(): number {
    return this.#options.rules().presentMinutes * 60_000;
  }

  /** Milliseconds from now that a session lives unless it is refreshed. */
  get #renewal(): number {
    return this.#options.rules().lengthMinutes * 60_000;
  }

  /** Milliseconds from its beginning that a session lives at most. */
  get #lifetime(): number {
    return this.#options.rules().maxHours * 3_600_000;
  }
}
