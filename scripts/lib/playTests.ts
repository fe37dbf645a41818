import { execute } from './execute.ts';
import { provideChromium } from './provideChromium.ts';
import { tool } from './tool.ts';

/**
 * Plays tests in the browser, on the production build, with what the command line adds.
 * @param options for Playwright, such as its configuration
 * @returns its exit code
 */
export async function playTests(...options: readonly string[]): Promise<number> {
  process.env['CHROMIUM_PATH'] = await provideChromium({ isWhole: true });
  const args = [tool('@playwright/test'), 'test', ...options, ...process.argv.slice(2)];
  const { code } = await execute({ args, output: 'show' });
  return code ?? 1;
}
