import type { Queries } from '../store/Database.ts';
import { appUser } from '../store/schema.ts';

/**
 * What the log and lists call the author of what a program on the command line does, where no user is signed in. It is also the id of that author,
 * which no user can have (`userKind`).
 */
export const commandLine = 'Command line';

/**
 * The id of that author, who is no user: it has no document, no permission and no name to sign in with. It is added when it is missing.
 */
export async function commandLineAuthor(tx: Queries): Promise<string> {
  await tx
    .insert(appUser)
    .values({ id: commandLine, username: null, name: commandLine, permissions: [], passwordHash: null })
    .onConflictDoNothing();
  return commandLine;
}
