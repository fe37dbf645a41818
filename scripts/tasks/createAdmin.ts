/** `npm run create-admin`: makes the first real user of a server that starts without demo users. */
import { execute } from '../lib/execute.ts';

const args = ['apps/server/src/createAdmin.ts', ...process.argv.slice(2)];
process.exitCode = (await execute({ args, output: 'show' })).code;
