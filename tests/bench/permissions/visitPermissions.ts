import type { Browser } from 'playwright';
import { percentile } from '../../support/bench.ts';
import type { SignedInState } from '../editor/signedInState.ts';
import { installTiming } from '../editor/timing.ts';
import { largeUserType } from './servePermissions.ts';

/** Milliseconds by what was done. */
export interface PermissionMeasures {
  /** By its address, the start of the console included. */
  readonly openByAddress: number;
  /** From the permissions of another user type. */
  readonly open: number;
  readonly toggleP95: number;
  /** A checkbox that does nothing else, in the same page: what no toggle can be below. */
  readonly floorP95: number;
  /** All cells of a column that are shown, from its head. */
  readonly toggleColumn: number;
  /** What the main thread of the page computed while they were opened, users included. */
  readonly openCpu: number;
  /** What it computed for a toggle, with what follows from it: the median. */
  readonly toggleCpu: number;
  readonly floorCpu: number;
}

const toggles = 40;

/**
 * A fresh page of permissions: opened by address, then from those of another user type, and turned cell by cell with the keyboard.
 * @param authorizations as many as are in the grid that is waited for
 */
export async function visitPermissions(
  browser: Browser,
  url: string,
  storageState: SignedInState,
  authorizations: number,
): Promise<PermissionMeasures> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const computed = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const path = `/config/permissions/${largeUserType}`;
    await page.addInitScript(
      installTiming,
      `[role="grid"][aria-rowcount="${authorizations + 1}"] [role="columnheader"]`,
    );
    await page.goto(`${url}${path}`);
    const openByAddress = await page.evaluate(() => window.editorBench.firstCellShown());
    await page.locator('a[href$="/config/permissions/3"]').first().click();
    await page.getByRole('heading', { name: /System/ }).waitFor();
    await page.getByRole('grid').getByRole('checkbox').first().waitFor();
    await page.evaluate(() => window.editorBench.settle());
    const beforeOpen = await computed();
    const open = await page.evaluate((href) => window.editorBench.openPath(href), path);
    await page.getByRole('button', { name: 'Why?' }).waitFor();
    const openCpu = (await computed()) - beforeOpen;
    const turnAll = async () => {
      const times: number[] = [];
      const works: number[] = [];
      for (let at = 0; at < toggles; at += 1) {
        await page.evaluate(() => window.editorBench.settle());
        const before = await computed();
        times.push(await page.evaluate(() => window.editorBench.turn()));
        await page.evaluate(() => window.editorBench.settle());
        works.push((await computed()) - before);
      }
      return { p95: percentile(times, 0.95), cpu: percentile(works, 0.5) };
    };
    await page
      .getByRole('checkbox', { name: /Do thing 3 .*Role 5$/ })
      .first()
      .focus();
    const turned = await turnAll();
    const toggleColumn = await page.evaluate(() => window.editorBench.turnColumn());
    await page.evaluate(() => {
      const box = document.createElement('div');
      box.setAttribute('role', 'checkbox');
      box.setAttribute('aria-checked', 'false');
      box.tabIndex = 0;
      box.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 16px; block-size: 16px';
      box.addEventListener('keydown', () => {
        const isChecked = box.ariaChecked === 'true';
        box.ariaChecked = String(!isChecked);
        box.style.background = isChecked ? 'white' : 'black';
      });
      document.body.append(box);
      box.focus();
    });
    const floor = await turnAll();
    return {
      ...{ openByAddress, open, toggleP95: turned.p95, floorP95: floor.p95, toggleColumn },
      ...{ openCpu, toggleCpu: turned.cpu, floorCpu: floor.cpu },
    };
  } finally {
    await context.close();
  }
}
