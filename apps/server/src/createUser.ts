/**
 * Makes a user with roles of a user type. Takes `--username`, `--name`, `--email`, `--sso-subject`, `--user-type` (1 to 4), `--roles`
 * (names, with commas between them) and any number of `--role` (a name that has commas itself), and the password from STUDIO_USER_PASSWORD; asks on the terminal for a name and a password that are missing.
 * Whom single sign-on vouches for needs no password.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { commandLineAuthor } from './access/ownAuthors.ts';
import { defaultPasswordCost, PasswordHasher } from './access/PasswordHasher.ts';
import { addUser } from './access/people/assignRoles.ts';
import { normalizeUsername, Users } from './access/Users.ts';
import { askOnTerminal } from './askOnTerminal.ts';
import { newId, readRoles, roleOptions, runProgram, workOnPeople } from './peopleProgram.ts';

const text = { type: 'string' } as const;
const minPasswordLength = 12;

await runProgram('No user was made', async () => {
  const { values } = parseArgs({
    options: {
      ...{ username: text, name: text, email: text, 'sso-subject': text },
      ...roleOptions,
    },
  });
  const username = normalizeUsername(values.username ?? (await askOnTerminal('User name: ')));
  if (username === '') throw new Error('A user name is required.');
  const roles = readRoles(values);
  const { email = null, 'sso-subject': ssoSubject = null } = values;
  const password = await readPassword(ssoSubject !== null);
  const name = values.name?.trim() || username;
  const user = { id: username, username, name, emailAddress: email, ssoSubject };
  const hash =
    password === null ? null : await new PasswordHasher(defaultPasswordCost, randomBytes).hash(password);
  await workOnPeople(async (tx) => {
    const authorId = await commandLineAuthor(tx);
    if (!(await new Users(tx).add({ ...user, permissions: [], passwordHash: hash }))) {
      throw new Error(`There already is a user ${username}.`);
    }
    await addUser(tx, user, roles, { newId, time: Date.now(), authorId });
  });
  return `The user ${username} can sign in.`;
});

/** Null for users of single sign-on alone. */
async function readPassword(isOptional: boolean): Promise<string | null> {
  const given = process.env['STUDIO_USER_PASSWORD'];
  if (given === undefined && isOptional) return null;
  const question = `Password (${minPasswordLength} characters or more): `;
  const password = given ?? (await askOnTerminal(question, { isHidden: true }));
  if (password.length < minPasswordLength)
    throw new Error(`The password needs ${minPasswordLength} characters or more.`);
  return password;
}
