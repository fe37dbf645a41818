import type { AuthorizationKey } from '@studio/api';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { appUser, userImage } from '../store/schema.ts';

/** A user as the database keeps it. */
export type User = typeof appUser.$inferSelect;

interface NewUser {
  id: string;
  username: string;
  name: string;
  emailAddress: string | null;
  permissions: AuthorizationKey[];
  passwordHash: string;
}

/** A user's portrait. */
export interface UserImage {
  image: Buffer;
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
      .select({ image: userImage.image, mediaType: userImage.mediaType })
      .from(userImage)
      .where(eq(userImage.userId, id));
    return found ?? null;
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

/** Usernames are told apart without regard to case. */
export function normalizeUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
