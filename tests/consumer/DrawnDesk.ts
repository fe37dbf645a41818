import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { provideChromium } from '../../scripts/lib/provideChromium.ts';
import { serveFolder } from '../../scripts/lib/serveFolder.ts';
import { browserArguments } from '../support/browserArguments.ts';
import type { Consumer } from './Consumer.ts';

/**
 * The application as a server draws it, hydrated in Chromium by React's development build, which says what differs. `await using`
 * closes it.
 */
export class DrawnDesk implements AsyncDisposable {
  readonly page: Page;
  /** Warnings and errors of the console. */
  readonly messages: string[] = [];
  /** What the server drew, by path. */
  readonly drawn: Readonly<Record<string, string>>;
  readonly #url: string;
  readonly #browser: Browser;
  readonly #server: AsyncDisposable;
  #change = (html: string) => html;

  private constructor(
    page: Page,
    browser: Browser,
    server: AsyncDisposable & { url: string },
    drawn: Readonly<Record<string, string>>,
  ) {
    this.page = page;
    this.drawn = drawn;
    this.#url = server.url;
    this.#browser = browser;
    this.#server = server;
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.messages.push(message.text());
    });
    page.on('pageerror', (error) => this.messages.push(String(error)));
  }

  /** Builds it, draws these pages and opens a browser. Takes some 10 s. Throws with all the output of the server that draws. */
  static async open(consumer: Consumer, paths: readonly string[]): Promise<DrawnDesk> {
    const folder = join(consumer.folder, 'dist-drawn');
    const build = ['build', '--config', 'vite.drawn.config.ts', '--logLevel', 'warn'];
    const server = ['--ssr', 'drawPages.tsx', '--outDir', '../dist-drawn/server'];
    const written = join(folder, 'pages.json');
    const steps: [string, string[]][] = [
      ['vite/bin/vite.js', build],
      ['vite/bin/vite.js', [...build, ...server]],
      ['../dist-drawn/server/drawPages.js', [join(folder, 'index.html'), written, ...paths]],
    ];
    for (const [script, args] of steps) {
      const { code, output } = await consumer.run(script, args, 'development');
      if (code !== 0 || (script.startsWith('..') && output !== '')) throw new Error(output);
    }
    const drawn: Record<string, string> = JSON.parse(readFileSync(written, 'utf8'));
    const files = await serveFolder(folder);
    const browser = await chromium.launch({
      executablePath: await provideChromium(),
      args: ['--no-sandbox', ...browserArguments],
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const desk = new DrawnDesk(page, browser, files, drawn);
    await page.route(
      ({ pathname }) => pathname in drawn,
      (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: desk.#change(drawn[pathname] ?? '') });
      },
    );
    return desk;
  }

  /**
   * Opens a page and waits until the browser has taken it over.
   * @param change made to what the server drew. Default: none.
   */
  async go(path: string, change = (html: string) => html): Promise<void> {
    this.#change = change;
    await this.page.goto(this.#url + path);
    await this.page.locator('html[data-hydrated]').waitFor();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#browser.close();
    await this.#server[Symbol.asyncDispose]();
  }
}
