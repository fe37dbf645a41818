import type { Page, Request, Route } from '@playwright/test';
import { HeldCall } from './HeldCall.ts';

const calls = '**/rest/**';

/** An answer that the test gives in the server's place. */
export interface OwnAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Answers that do not arrive. */
export interface LostAnswers {
  /** Resolves when one is lost. */
  readonly lost: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What lies between a page and the server. */
export class Network {
  readonly #page: () => Page;

  /** @param page gives the page that the user works in now. */
  constructor(page: () => Page) {
    this.#page = page;
  }

  /** Holds the next call that is meant until the test lets it arrive. */
  hold(isMeant: (request: Request) => boolean): Promise<HeldCall> {
    return HeldCall.next(this.#page(), isMeant);
  }

  /** Answers calls in the server's place. Returns the way to stop. */
  answer(isMeant: (request: Request) => boolean, answer: OwnAnswer): Promise<() => Promise<void>> {
    return this.#interpose(isMeant, (route) => route.fulfill(answer));
  }

  /** Lets calls arrive and loses their answers. */
  async loseAnswers(isMeant: (request: Request) => boolean): Promise<LostAnswers> {
    const lost = Promise.withResolvers<void>();
    const stop = await this.#interpose(isMeant, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
      lost.resolve();
    });
    return { lost: lost.promise, stop };
  }

  async #interpose(
    isMeant: (request: Request) => boolean,
    instead: (route: Route) => Promise<void>,
  ): Promise<() => Promise<void>> {
    const page = this.#page();
    const underWay = new Set<Promise<void>>();
    const handler = async (route: Route, request: Request) => {
      if (!isMeant(request)) return route.fallback();
      const done = instead(route);
      underWay.add(done);
      await done.finally(() => underWay.delete(done));
    };
    await page.route(calls, handler);
    return async () => {
      while (underWay.size > 0) await Promise.all(underWay);
      await page.unroute(calls, handler);
    };
  }
}

/** Whether a request asks for the server's news. */
export function isNews(request: Request): boolean {
  return new URL(request.url()).pathname === '/rest/Events';
}

/** Whether a request ends the session. */
export function isLogout(request: Request): boolean {
  return request.method() === 'DELETE' && new URL(request.url()).pathname === '/rest/Login';
}
