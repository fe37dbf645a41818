import type { CDPSession, Page } from 'playwright';
import type { ThemeBench } from './page/main.tsx';

declare global {
  interface Window {
    themeBench: ThemeBench;
  }
}

/** What a theme switch made the browser and React do. */
export interface Switch {
  /** Style recalculations up to the frame that shows the new theme. */
  recalculations: number;
  /** Further ones in the half second after it: transitions that run on. */
  later: number;
  commits: number;
  /** Milliseconds from the switch to its frame having been painted. */
  milliseconds: number;
}

async function recalculationsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
}

/** Switches the theme and waits for the second frame after it. */
function switchTheme(
  page: Page,
  theme: 'light' | 'dark',
): Promise<{ milliseconds: number; commits: number }> {
  return page.evaluate(async (next) => {
    const frame = () => new Promise(requestAnimationFrame);
    const before = window.themeBench.commits();
    await frame();
    const start = performance.now();
    window.themeBench.setTheme(next);
    await frame();
    await frame();
    const milliseconds = performance.now() - start;
    return { milliseconds, commits: window.themeBench.commits() - before };
  }, theme);
}

/** Switches the theme of a page, and counts. */
export async function countSwitch(page: Page, session: CDPSession, theme: 'light' | 'dark'): Promise<Switch> {
  const ground = await page.evaluate(() => window.themeBench.ground());
  const before = await recalculationsOf(session);
  const { milliseconds, commits } = await switchTheme(page, theme);
  const shown = await recalculationsOf(session);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const after = await recalculationsOf(session);
  const groundNow = await page.evaluate(() => window.themeBench.ground());
  if (ground === groundNow) throw new Error(`The theme did not change: the ground is still ${ground}.`);
  return { recalculations: shown - before, later: after - shown, commits, milliseconds };
}
