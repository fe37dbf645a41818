import { and, eq, isNotNull, notInArray, or } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { appUser } from '../store/schema.ts';

/**
 * What the log and lists call the authors that are no users, which are also their ids: of what a program on the command line does, and of what a
 * start of a new release brings. No user is signed in then, and none is named as the author of what they did not do.
 */
export const ownAuthors = { commandLine: 'Command line', release: 'Studio' } as const;

/** The id of such an author where a user has the usual one: from before it was reserved. */
const otherId = (id: string) => `${id} (not a user)`;

const reserved = Object.values(ownAuthors).flatMap((id) => [id, otherId(id)]);

/** Whether an id is reserved for an author that is no user (`userKind`). */
export function isOwnAuthor(id: string): boolean {
  return reserved.includes(id);
}

/** Whether there is a user, or an author who was one. */
export async function hasUsers(tx: Queries): Promise<boolean> {
  const known = tx.select({ id: appUser.id }).from(appUser).where(notInArray(appUser.id, reserved));
  return (await known.limit(1)).length > 0;
}

/** The id of the author of what a program on the command line writes; it is added when it is missing. */
export function commandLineAuthor(tx: Queries): Promise<string> {
  return addAuthor(tx, ownAuthors.commandLine);
}

/** The id of the author of what comes with a release; it is added when it is missing. */
export function releaseAuthor(tx: Queries): Promise<string> {
  return addAuthor(tx, ownAuthors.release);
}

/** An author has no document, no permission and no name to sign in with. */
async function addAuthor(tx: Queries, name: string): Promise<string> {
  const canSignIn = or(isNotNull(appUser.username), isNotNull(appUser.ssoSubject));
  const [user] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, name), canSignIn));
  const id = user === undefined ? name : otherId(name);
  await tx
    .insert(appUser)
    .values({ id, username: null, name, permissions: [], passwordHash: null })
    .onConflictDoNothing();
  return id;
}
