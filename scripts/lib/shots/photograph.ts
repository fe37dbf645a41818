import type { BrowserContext, Page } from 'playwright';
import type { IndexEntry, Shot } from './Story.ts';

export type Theme = 'light' | 'dark';

const storyDeadlineMs = 30_000;
const padding = 16;

/** Draws stories with their play functions and photographs each: its part of the page, or all when a layer is open. */
export async function photograph(
  context: BrowserContext,
  url: string,
  theme: Theme,
  entries: readonly IndexEntry[],
  onShot: (shot: Shot) => void,
): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(storyDeadlineMs);
  for (const entry of entries) {
    try {
      await page.setViewportSize(entry.title.startsWith('Screens') ? wide : middle);
      const globals = `theme:${theme};motion:reduced;a11y.manual:!true`;
      await page.goto(`${url}/iframe.html?id=${entry.id}&viewMode=story&globals=${globals}`);
      const problem = await untilPlayed(page);
      const clip = await clipOf(page);
      const png = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
      onShot({ entry, png, ...(problem !== null && { problem }) });
    } catch (error) {
      onShot({ entry, problem: String(error) });
    }
  }
  await page.close();
}

const wide = { width: 1440, height: 900 };
const middle = { width: 1024, height: 720 };

/** Waits until the story is drawn and its play function has ended. Returns what went wrong; null when nothing did. */
async function untilPlayed(page: Page): Promise<string | null> {
  const ended = await page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const phase: unknown = preview?.currentRender?.phase;
    return ['finished', 'errored', 'aborted'].find((end) => end === phase) ?? false;
  });
  if ((await ended.jsonValue()) === 'finished') return null;
  const shown = page.locator('#error-message');
  return (await shown.textContent()) || 'The play function failed.';
}

/** The part of the page that the story fills; undefined for the whole window, when something lies over the page. */
function clipOf(page: Page) {
  return page.evaluate((padding) => {
    const root = document.querySelector('#storybook-root');
    const layers = [
      ...document.querySelectorAll(':popover-open, [role=dialog], [role=alertdialog], [role=menu]'),
    ];
    const isLayered = layers.some((layer) => layer.getBoundingClientRect().height > 0);
    if (root === null || isLayered) return undefined;
    const boxes = [root, ...root.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
    const visible = boxes.filter(({ width, height }) => width > 0 && height > 0);
    const right = Math.max(...visible.map((box) => box.right)) + padding;
    const bottom = Math.max(...visible.map((box) => box.bottom)) + padding;
    return {
      x: 0,
      y: 0,
      width: Math.max(48, Math.min(innerWidth, right)),
      height: Math.max(48, Math.min(innerHeight, bottom)),
    };
  }, padding);
}
