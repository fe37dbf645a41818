/**
 * Gives a user other roles in the place of those that they have. Takes `--username`, `--user-type` (1 to 4), `--roles` (names, with commas
 * between them) and any number of `--role` (a name that has commas itself); without roles the user has none. Refuses what would leave no user
 * who can manage permissions.
 */
import { parseArgs } from 'node:util';
import { commandLineAuthor } from './access/ownAuthors.ts';
import { setRoles } from './access/people/assignRoles.ts';
import { Users } from './access/Users.ts';
import { rightsRefusal } from './operations/lockout.ts';
import { newId, readRoles, roleOptions, runProgram, workOnPeople } from './peopleProgram.ts';

await runProgram('No roles were set', async () => {
  const { values } = parseArgs({ options: { username: { type: 'string' }, ...roleOptions } });
  const { username } = values;
  if (username === undefined) throw new Error('Say whose roles, with --username.');
  const roles = readRoles(values);
  await workOnPeople(async (tx, { singleSignOn }) => {
    const user = await new Users(tx).findByUsername(username);
    if (user === null) throw new Error(`There is no user ${username}.`);
    const authorId = await commandLineAuthor(tx);
    await setRoles(tx, user.id, roles, {
      ...{ newId, time: Date.now(), authorId },
      isRefused: (change) => rightsRefusal(tx, change, { singleSignOn: singleSignOn !== null }),
    });
  });
  return `The user ${username} has ${roles.roleNames.length === 0 ? 'no role' : roles.roleNames.join(', ')}.`;
});
