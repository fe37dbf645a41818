/** `npm run storybook`: every component and screen in every state, without a server. */
import { execute } from '../lib/execute.ts';
import { tool } from '../lib/tool.ts';

const port = process.env['STORYBOOK_PORT'] ?? '6006';
const args = [tool('storybook'), 'dev', '--port', port, '--no-open', ...process.argv.slice(2)];
process.exitCode = (await execute({ args, output: 'show' })).code;
