/** `npm run changeset`: asks what users of the published packages will notice, and writes it down for the changelog. */
import { execute } from '../lib/execute.ts';
import { tool } from '../lib/tool.ts';

const args = [tool('@changesets/cli'), ...process.argv.slice(2)];
process.exitCode = (await execute({ args, output: 'show' })).code;
