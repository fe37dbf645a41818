/**
 * Makes a user with every permission: the first one of a server without demo users. Takes `--username`, `--name`,
 * `--email` and `--sso-subject`, and the password from STUDIO_ADMIN_PASSWORD; asks on the terminal for what is missing.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { commandLineAuthor } from './access/ownAuthors.ts';
import { defaultPasswordCost, PasswordHasher } from './access/PasswordHasher.ts';
import { addAdministrator } from './access/people/addAdministrator.ts';
import { normalizeUsername, Users } from './access/Users.ts';
import { askOnTerminal } from './askOnTerminal.ts';
import { AuditLog } from './audit/AuditLog.ts';
import { adminCreated } from './audit/events.ts';
import { ensureFiles } from './kinds/configuredFile/ensureFiles.ts';
import { newId, runProgram, workOnPeople } from './peopleProgram.ts';

const minPasswordLength = 12;
const text = { type: 'string' } as const;

interface Admin {
  username: string;
  name: string;
  email: string | null;
  /** What single sign-on calls the user; null when it knows the username. */
  ssoSubject: string | null;
  password: string;
}

await runProgram('No user was made', async () => {
  const admin = await readAdmin();
  await addAdmin(admin);
  return `The user ${admin.username} can sign in.`;
});

async function readAdmin(): Promise<Admin> {
  const { values } = parseArgs({ options: { username: text, name: text, email: text, 'sso-subject': text } });
  const username = normalizeUsername(values.username ?? (await askOnTerminal('User name: ')));
  if (username === '') throw new Error('A user name is required.');
  const name = values.name ?? (await askOnTerminal('Name to show: '));
  const given = process.env['STUDIO_ADMIN_PASSWORD'];
  const password =
    given ??
    (await askOnTerminal(`Password (${minPasswordLength} characters or more): `, { isHidden: true }));
  if (password.length < minPasswordLength)
    throw new Error(`The password needs ${minPasswordLength} characters or more.`);
  if (given === undefined && (await askOnTerminal('The same again: ', { isHidden: true })) !== password) {
    throw new Error('The two passwords are not the same.');
  }
  const { email = null, 'sso-subject': ssoSubject = null } = values;
  return { username, name: name.trim() || username, email, ssoSubject, password };
}

async function addAdmin({ username, name, email, ssoSubject, password }: Admin): Promise<void> {
  const passwordHash = await new PasswordHasher(defaultPasswordCost, randomBytes).hash(password);
  const user = { id: username, username, name, emailAddress: email, ssoSubject };
  await workOnPeople(async (tx) => {
    if (!(await new Users(tx).add({ ...user, permissions: [], passwordHash }))) {
      throw new Error(`There already is a user ${username}.`);
    }
    const made = { newId, time: Date.now() };
    await addAdministrator(tx, user, { ...made, authorId: await commandLineAuthor(tx) });
    await ensureFiles(tx, made);
    await new AuditLog({ queries: tx, clock: Date.now }).record(adminCreated(username));
  });
}
