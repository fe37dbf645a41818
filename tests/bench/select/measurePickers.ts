import { join } from 'node:path';
import { root } from '../../../scripts/bootstrap/paths.mjs';
import { buildPage } from '../page/buildPage.ts';
import { launchChromium } from '../page/launchChromium.ts';
import { servePage } from '../page/servePage.ts';
import { type Visit, visit } from './visit.ts';

/**
 * Visits pickers in turns, round by round, after a round to warm up.
 * @param contenders of `page/main.ts`
 * @returns the visits of each, one a round
 */
export async function measurePickers<Name extends string>(
  contenders: readonly Name[],
  optionCount: number,
  rounds: number,
): Promise<Record<Name, Visit[]>> {
  const page = await servePage(await buildPage(join(root, 'tests/bench/select/page'), 'select'));
  const browser = await launchChromium();
  const taken = Object.fromEntries(contenders.map((name) => [name, [] as Visit[]])) as Record<Name, Visit[]>;
  try {
    console.log(`Chromium ${browser.version()}`);
    for (let round = 0; round <= rounds; round += 1)
      for (const name of contenders) {
        const result = await visit(browser, `${page.origin}/?contender=${name}&options=${optionCount}`);
        if (round > 0) taken[name].push(result);
      }
  } finally {
    await browser.close();
    page.close();
  }
  return taken;
}
