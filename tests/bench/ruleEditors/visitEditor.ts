import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { percentile } from '../../support/bench.ts';
import type { SignedInState } from '../editor/signedInState.ts';
import { installTiming } from '../editor/timing.ts';

/** Milliseconds by what was done. */
export interface EditorMeasures {
  /** By its address, the start of the console included. */
  readonly openByAddress: number;
  /** From its row in the list, with nothing of it requested before. */
  readonly open: number;
  readonly keyP95: number;
  /** The same keys in a bare input of the same page: what no key can be below. */
  readonly floorP95: number;
  /** From the key that saves to the text that says so. */
  readonly save: number;
  /** What of that the main thread of the page computed, which no other work on the machine makes longer. Of a key, the median. */
  readonly openCpu: number;
  readonly keyCpu: number;
  readonly floorCpu: number;
  readonly saveCpu: number;
}

/** An editor that is opened. */
export interface EditorInput {
  readonly url: string;
  readonly path: string;
  /** The list that leads to it, and what the object is called there. */
  readonly listPath: string;
  readonly name: string;
  /** A selector of the field that is typed into: once it has its value, the editor is open. */
  readonly field: string;
  /** What is shown once it is saved. */
  readonly savedText: string;
  /** Saving is asked about first; the answer takes no part in the time. */
  readonly isAsked: boolean;
}

const viewport = { width: 1440, height: 900 } as const;
const keys = '1234567'.repeat(6);

/** Fresh pages of an editor: opened from the list, and by its address, typed into, and saved. */
export async function visitEditor(
  browser: Browser,
  storageState: SignedInState,
  input: EditorInput,
): Promise<EditorMeasures> {
  const { url, path, field, savedText, isAsked } = input;
  const { open, openCpu } = await openFromList(browser, storageState, input);
  const context = await browser.newContext({ storageState, viewport });
  try {
    const { page, computed } = await newPage(context, field);
    await page.goto(`${url}${path}`);
    const openByAddress = await page.evaluate(() => window.editorBench.firstCellShown());
    const saveButton = page.getByRole('button', { name: /^Save/ });
    await saveButton.waitFor();
    const typeInto = async (to: Locator) => {
      const times: number[] = [];
      const works: number[] = [];
      for (const [at, key] of [...keys].entries()) {
        if (at % 7 === 0) await to.fill('');
        await to.focus();
        await page.evaluate(() => window.editorBench.settle());
        const before = await computed();
        times.push(await page.evaluate((text) => window.editorBench.typeKey(text), key));
        works.push((await computed()) - before);
      }
      return { p95: percentile(times, 0.95), cpu: percentile(works, 0.5) };
    };
    const value = page.locator(field).first();
    const typed = await typeInto(value);
    // Another value each time, so that there is something to save.
    await value.fill(String(Date.now() % 1_000_000));
    await page.evaluate(() => window.editorBench.settle());
    const saved = untilShown(page, savedText);
    const beforeSave = await computed();
    let start = performance.now();
    await page.keyboard.press('Control+s');
    if (isAsked) {
      const yes = page.getByRole('button', { name: 'Yes', exact: true });
      await yes.waitFor();
      start = performance.now();
      await yes.press('Enter');
    }
    await saved;
    const save = performance.now() - start;
    const saveCpu = (await computed()) - beforeSave;
    await page.evaluate(() => {
      const bare = document.createElement('input');
      bare.setAttribute('data-bench', 'floor');
      bare.style.cssText = 'position: fixed; inset: 0 auto auto 0';
      document.body.append(bare);
    });
    const floor = await typeInto(page.locator('[data-bench="floor"]'));
    return {
      ...{ openByAddress, open, keyP95: typed.p95, floorP95: floor.p95, save },
      ...{ openCpu, keyCpu: typed.cpu, floorCpu: floor.cpu, saveCpu },
    };
  } finally {
    await context.close();
  }
}

/** In a browser of its own, so that opening by address begins without anything of the console. */
async function openFromList(
  browser: Browser,
  storageState: SignedInState,
  { url, listPath, name, field }: EditorInput,
): Promise<Pick<EditorMeasures, 'open' | 'openCpu'>> {
  const context = await browser.newContext({ storageState, viewport });
  try {
    const { page, computed } = await newPage(context, field);
    await page.goto(`${url}${listPath}?q=${encodeURIComponent(name)}`);
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
    await page.evaluate(() => window.editorBench.settle());
    const before = await computed();
    const open = await page.evaluate((text) => window.editorBench.openLink(text), name);
    return { open, openCpu: (await computed()) - before };
  } finally {
    await context.close();
  }
}

/** @returns the page, and how many milliseconds its main thread has computed so far */
async function newPage(context: BrowserContext, field: string) {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(installTiming, field);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return { page, computed };
}

/**
 * Resolves with the frame that shows a text which comes now. Mutations are observed: a locator would read the text of the whole page again and again, which
 * takes longer than the save.
 */
function untilShown(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver((records) => {
          const isShown = records.some(({ type, addedNodes, target }) =>
            (type === 'characterData' ? [target] : [...addedNodes]).some(
              ({ textContent }) => textContent?.includes(wanted) === true,
            ),
          );
          if (!isShown) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve());
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}
