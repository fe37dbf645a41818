/** `npm run matrix [-- -g pattern]`: tries every cell of the fault matrix, on the production build. */
import { runMain } from '../bootstrap/Failure.mjs';
import { execute } from '../lib/execute.ts';
import { provideChromium } from '../lib/provideChromium.ts';
import { tool } from '../lib/tool.ts';

await runMain(async () => {
  process.env['CHROMIUM_PATH'] = await provideChromium();
  const args = [
    tool('@playwright/test'),
    'test',
    '--config',
    'playwright.matrix.config.ts',
    ...process.argv.slice(2),
  ];
  const { code } = await execute({ args, output: 'show' });
  return code ?? 1;
});
