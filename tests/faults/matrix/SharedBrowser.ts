import type { BrowserContext, Page } from '@playwright/test';

/**
 * A browser for many cells, one after the other. A page costs as much as a cell does, so one goes on from cell to cell; each
 * loads the studio anew. After a cell that failed the runner starts another browser.
 */
export class SharedBrowser {
  readonly context: BrowserContext;
  #page: Page | null = null;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  /** The page to work in: the one of the cell before, where that left one. */
  async page(): Promise<Page> {
    this.#page ??= await this.context.newPage();
    return this.#page;
  }

  /** Resets what a cell has set on its pages, and closes all but one. */
  async tidy(): Promise<void> {
    const [page, ...others] = this.context.pages();
    await Promise.all(others.map((each) => each.close()));
    await page?.unrouteAll({ behavior: 'ignoreErrors' });
    // A tab keeps what has failed in it: the next cell begins without.
    await page?.evaluate(() => sessionStorage.removeItem('studio.activity'));
    this.#page = page ?? null;
  }
}
