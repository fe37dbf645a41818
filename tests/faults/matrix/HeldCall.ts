import type { Page, Request, Route } from '@playwright/test';

const calls = '**/rest/**';

/** A call that was sent and has not arrived: until the test lets it go on, its network is as slow as can be. */
export class HeldCall {
  readonly #page: Page;
  readonly #route = Promise.withResolvers<Route>();
  readonly #handler: (route: Route, request: Request) => Promise<void>;

  private constructor(page: Page, isMeant: (request: Request) => boolean) {
    this.#page = page;
    let isTaken = false;
    this.#handler = async (route, request) => {
      if (isTaken || !isMeant(request)) return route.fallback();
      isTaken = true;
      this.#route.resolve(route);
    };
  }

  /** Holds the next call that is meant; those after it pass. */
  static async next(page: Page, isMeant: (request: Request) => boolean): Promise<HeldCall> {
    const held = new HeldCall(page, isMeant);
    await page.route(calls, held.#handler);
    return held;
  }

  /** Waits until it was sent. */
  async sent(): Promise<void> {
    await this.#route.promise;
  }

  /** Lets it arrive. */
  async pass(): Promise<void> {
    const route = await this.#route.promise;
    await route.continue();
    await this.#page.unroute(calls, this.#handler);
  }

  /** Lets it arrive, if there is still a page that waits for it. */
  async passIfWaited(): Promise<void> {
    await this.pass().catch(() => undefined);
  }
}
