/** `npm run create-user`: makes a user with roles of a user type. */
import { execute } from '../lib/execute.ts';

const args = ['apps/server/src/createUser.ts', ...process.argv.slice(2)];
process.exitCode = (await execute({ args, output: 'show' })).code;
