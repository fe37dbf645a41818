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

/** The part of the page that the story and its layers paint on; undefined for the whole window, under a dialog. */
function clipOf(page: Page) {
  return page.evaluate((padding) => {
    const root = document.querySelector('#storybook-root');
    const isUnderDialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
      (layer) => layer.clientHeight > 0 && !layer.closest(':popover-open'),
    );
    if (root === null || isUnderDialog) return undefined;
    const clear = 'rgba(0, 0, 0, 0)';
    const isPainted = (element: Element) => {
      const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
      return backgroundColor !== clear || borderTopWidth !== '0px' || boxShadow !== 'none';
    };
    const range = document.createRange();
    const boxes = [...root.querySelectorAll('*')].flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const textBoxes = texts.map((text) => {
        range.selectNode(text);
        return range.getBoundingClientRect();
      });
      const isPicture = element.matches('svg, img, input, textarea, hr');
      return isPicture || isPainted(element) ? [element.getBoundingClientRect(), ...textBoxes] : textBoxes;
    });
    for (const layer of document.querySelectorAll(':popover-open, [role=menu]')) {
      boxes.push(layer.getBoundingClientRect());
    }
    const visible = boxes.filter(({ width, height }) => width > 0 && height > 0);
    if (visible.length === 0) return undefined;
    const x = Math.max(0, Math.min(...visible.map((box) => box.left)) - padding);
    const y = Math.max(0, Math.min(...visible.map((box) => box.top)) - padding);
    const right = Math.min(innerWidth, Math.max(...visible.map((box) => box.right)) + padding);
    const bottom = Math.min(innerHeight, Math.max(...visible.map((box) => box.bottom)) + padding);
    return { x, y, width: Math.max(48, right - x), height: Math.max(48, bottom - y) };
  }, padding);
}
