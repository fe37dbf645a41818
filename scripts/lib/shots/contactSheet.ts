import type { BrowserContext } from 'playwright';
import type { Theme } from './photograph.ts';
import type { Shot } from './Story.ts';

const sheetWidth = 1760;

const grounds: Record<Theme, { page: string; ink: string; line: string }> = {
  light: { page: '#eceff2', ink: '#1b2530', line: '#cfd6dd' },
  dark: { page: '#080b0e', ink: '#dbe2e8', line: '#333d47' },
};

/** A PNG with all pictures of a component or screen, each with its name, and with what failed in it. */
export async function contactSheet(
  context: BrowserContext,
  title: string,
  theme: Theme,
  shots: readonly Shot[],
): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: sheetWidth, height: 600 });
    await page.setContent(sheetHtml(title, theme, shots), { waitUntil: 'load' });
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

function sheetHtml(title: string, theme: Theme, shots: readonly Shot[]): string {
  const { page, ink, line } = grounds[theme];
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; background: ${page}; color: ${ink}; font: 13px/1.4 system-ui, sans-serif; }
    main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    img { display: block; max-width: 848px; border: 1px solid ${line}; border-radius: 4px; }
    figcaption { padding: 4px 0; }
    .problem { max-width: 560px; color: #d33; white-space: pre-wrap; }
  </style><h1>${escapeHtml(title)} · ${theme}</h1><main>${shots.map(figureHtml).join('')}</main>`;
}

function figureHtml({ entry, png, problem }: Shot): string {
  const name = `${entry.title.split('/').slice(2).join(' / ')} ${entry.name}`.trim();
  const picture = png ? `<img src="data:image/png;base64,${png.toString('base64')}">` : '';
  const trouble = problem ? `<div class="problem">${escapeHtml(problem.slice(0, 600))}</div>` : '';
  return `<figure>${picture}<figcaption>${escapeHtml(name)}</figcaption>${trouble}</figure>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
