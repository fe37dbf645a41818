import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { provideChromium } from '../../scripts/lib/provideChromium.ts';
import { serveFolder } from '../../scripts/lib/serveFolder.ts';
import { browserArguments } from '../support/browserArguments.ts';
import type { Consumer } from './Consumer.ts';

/** No inline style or script may be in the page: the empty string's digest is all that styled-components needs. */
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "base-uri 'none'",
].join('; ');

/** The strict one, with Trusted Types: texts reach no parser of the page but through the two policies that the README names; `default` is the host's own, for workers. */
export const trustedTypesPolicy = [
  strictPolicy,
  "require-trusted-types-for 'script'",
  'trusted-types default studio-rich-text ProseMirrorClipboard',
].join('; ');

/** The application, built for production and open in Chromium under a strict policy. `await using` closes it. */
export class Desk implements AsyncDisposable {
  readonly page: Page;
  /** The messages of the console, and each violation of the policy. */
  readonly messages: string[] = [];
  readonly #url: string;
  readonly #browser: Browser;
  readonly #server: AsyncDisposable;

  private constructor(page: Page, browser: Browser, server: AsyncDisposable & { url: string }) {
    this.page = page;
    this.#url = server.url;
    this.#browser = browser;
    this.#server = server;
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => this.messages.push(message.text()));
    page.on('pageerror', (error) => this.messages.push(String(error)));
  }

  /** Builds and opens it. Takes some 10 s. */
  static async open(consumer: Consumer): Promise<Desk> {
    const { code, output } = await consumer.run('vite/bin/vite.js', ['build']);
    if (code !== 0) throw new Error(output);
    return Desk.openBuilt(consumer, 'index.html');
  }

  /**
   * Opens one that is built already.
   * @param page the application's page, below the folder of the build
   * @param policy the Content Security Policy of its pages
   */
  static async openBuilt(consumer: Consumer, page: string, policy = strictPolicy): Promise<Desk> {
    const server = await serveFolder(join(consumer.folder, 'dist'), page, {
      'content-security-policy': policy,
    });
    const browser = await chromium.launch({
      executablePath: await provideChromium(),
      args: ['--no-sandbox', ...browserArguments],
    });
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        console.error(`The policy was violated: ${violatedDirective}, ${sourceFile}`),
      ),
    );
    return new Desk(tab, browser, server);
  }

  /** Opens one of its pages, known by its heading. */
  readonly go = async (path: string, heading: string): Promise<void> => {
    await this.page.goto(this.#url + path);
    await this.page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
  };

  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true });

  /** What the application has got from a component. */
  readonly output = (name: string) => this.page.getByRole('status', { name, exact: true });

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#browser.close();
    await this.#server[Symbol.asyncDispose]();
  }
}
