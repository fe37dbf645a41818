import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from '@playwright/test';

/** A browser with a profile on disk, as users have it, which can be killed and started again. */
export class Profile implements AsyncDisposable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'studio-profile-'));
  readonly #options: LaunchOptions & BrowserContextOptions;
  #context: BrowserContext | null = null;

  constructor(options: LaunchOptions & BrowserContextOptions) {
    this.#options = options;
  }

  /** Starts the browser with what the profile holds. */
  async start(): Promise<BrowserContext> {
    this.#context = await chromium.launchPersistentContext(this.#folder, this.#options);
    return this.#context;
  }

  /** Kills the browser with SIGKILL, and starts it again. */
  async killAndStart(): Promise<BrowserContext> {
    const context = this.#context;
    const browser = context?.browser();
    if (context === null || !browser) throw new Error('The browser does not run.');
    const cdp = await browser.newBrowserCDPSession();
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const main = processInfo.find(({ type }) => type === 'browser');
    if (main === undefined) throw new Error('The browser does not tell its process.');
    const isGone = new Promise((resolve) => context.once('close', resolve));
    process.kill(main.id, 'SIGKILL');
    await isGone;
    return this.start();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#context?.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
