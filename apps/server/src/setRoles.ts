/**
 * Gives a user other roles in the place of those that they have. Takes `--username`, `--user-type` (1 to 4) and `--roles` (names, with commas
 * between them; left out for none). Refuses what would leave no user who can manage permissions.
 */
import { parseArgs } from 'node:util';
import { commandLineAuthor } from './access/ownAuthors.ts';
import { setRoles } from './access/people/assignRoles.ts';
import { Users } from './access/Users.ts';
import { rightsRefusal } from './operations/guardPeople.ts';
import { newId, readRoles, runProgram, workOnPeople } from './peopleProgram.ts';

const text = { type: 'string' } as const;

await runProgram('No roles were set', async () => {
  const { values } = parseArgs({ options: { username: text, 'user-type': text, roles: text } });
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
