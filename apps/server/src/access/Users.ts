import type { AuthorizationKey } from '@studio/api';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { StoredContent } from '../store/contents/StoredContent.ts';
import type { Queries } from '../store/Database.ts';
import { appUser, content } from '../store/schema.ts';

/** A user as the database keeps it. */
export type User = typeof appUser.$inferSelect;

interface NewUser {
  id: string;
  username: string;
  name: string;
  emailAddress: string | null;
  permissions: AuthorizationKey[];
  /** Null for users of single sign-on alone. */
  passwordHash: string | null;
  /** What single sign-on calls the user; null when it knows the username. */
  ssoSubject: string | null;
}

/** A user's portrait, which is stored as the contents of documents are. */
export interface UserImage extends StoredContent {
  mediaType: 'image/png';
}

/** The users of the console. */
export class Users {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async find(id: string): Promise<User | null> {
    const [user] = await this.#queries.select().from(appUser).where(eq(appUser.id, id));
    return user ?? null;
  }

  /** The user who signs in under that name, in whatever case it is typed. */
  async findByUsername(username: string): Promise<User | null> {
    const [user] = await this.#queries
      .select()
      .from(appUser)
      .where(eq(appUser.username, normalizeUsername(username)));
    return user ?? null;
  }

  /**
   * The user whom single sign-on calls that, byte for byte: the one who is set to that subject, or else the one with that
   * username who is set to none. Nothing is folded, as another letter is another person to the service that vouches.
   */
  async findBySubject(subject: string): Promise<User | null> {
    if (subject.includes('\0') || !subject.isWellFormed()) return null;
    const isByName = and(isNull(appUser.ssoSubject), eq(appUser.username, subject));
    const found = await this.#queries
      .select()
      .from(appUser)
      .where(or(eq(appUser.ssoSubject, subject), isByName));
    return (
      found.find((user) => user.ssoSubject === subject) ??
      found.find(({ username }) => username === subject) ??
      null
    );
  }

  /** The names to show of users, by id; of those who exist. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#queries
      .select({ id: appUser.id, name: appUser.name })
      .from(appUser)
      .where(inArray(appUser.id, [...new Set(ids)]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The user's portrait; null when there is none, or no such user. */
  async findImage(id: string): Promise<UserImage | null> {
    const [found] = await this.#queries
      .select({ digest: content.digest, size: content.size, mediaType: appUser.pictureMediaType })
      .from(appUser)
      .innerJoin(content, eq(content.digest, appUser.picture))
      .where(eq(appUser.id, id));
    return found?.mediaType ? { ...found, mediaType: found.mediaType } : null;
  }

  /** Answers false when the username or the id is taken. */
  async add(user: NewUser): Promise<boolean> {
    const added = await this.#queries
      .insert(appUser)
      .values({ ...user, username: normalizeUsername(user.username) })
      .onConflictDoNothing()
      .returning({ id: appUser.id });
    return added.length > 0;
  }

  async setPassword(id: string, passwordHash: string, hasDemoPassword: boolean): Promise<void> {
    await this.#queries.update(appUser).set({ passwordHash, hasDemoPassword }).where(eq(appUser.id, id));
  }

  /** Replaces a hash by another one of the same password, unless it has changed meanwhile. */
  async rehash(id: string, current: string, next: string): Promise<void> {
    await this.#queries
      .update(appUser)
      .set({ passwordHash: next })
      .where(and(eq(appUser.id, id), eq(appUser.passwordHash, current)));
  }

  /** The usernames that still have the demo password. */
  async demoUsernames(): Promise<string[]> {
    const rows = await this.#queries
      .select({ username: appUser.username })
      .from(appUser)
      .where(and(eq(appUser.hasDemoPassword, true), isNotNull(appUser.username)))
      .orderBy(appUser.username);
    return rows.flatMap(({ username }) => username ?? []);
  }
}

/**
 * Typed usernames are compared without regard to case, width and other forms of the same letter: a name that looks like
 * another one is that one, and cannot be taken a second time.
 */
export function normalizeUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
