/** `npm run build:storybook`: Storybook as a folder of static files, storybook-static. */
import { execute } from '../lib/execute.ts';
import { tool } from '../lib/tool.ts';

const args = [tool('storybook'), 'build', '--output-dir', 'storybook-static', ...process.argv.slice(2)];
process.exitCode = (await execute({ args, output: 'show' })).code;
