/** `npm run chromatic`: sends Storybook to Chromatic, which compares every story with its last accepted picture. */
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { execute } from '../lib/execute.ts';
import { tool } from '../lib/tool.ts';

await runMain(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new Failure(
      'Chromatic needs the token of the team’s project: set CHROMATIC_PROJECT_TOKEN.\n' +
        'It is on the project’s Manage page at chromatic.com, under Configure.',
    );
  }
  const args = [tool('chromatic'), '--build-script-name', 'build:storybook', ...process.argv.slice(2)];
  return (await execute({ args, output: 'show' })).code;
});
