/** `npm run set-roles`: gives a user other roles. */
import { execute } from '../lib/execute.ts';

const args = ['apps/server/src/setRoles.ts', ...process.argv.slice(2)];
process.exitCode = (await execute({ args, output: 'show' })).code;
