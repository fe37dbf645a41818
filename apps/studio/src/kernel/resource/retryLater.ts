import { waitBefore } from '../../platform/events/waitBefore.ts';

/** What a retry has to know of the page it is on. */
export interface RetryPage {
  readonly isVisible: () => boolean;
  /** Calls back when the page is shown or hidden. Returns the unsubscribe function. */
  readonly onVisibility: (listener: () => void) => () => void;
  /** Calls back when the browser is online again. Returns the unsubscribe function. */
  readonly onOnline: (listener: () => void) => () => void;
}

const browserPage: RetryPage = {
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  onOnline: (listener) => {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
};

/**
 * Retries once, after a pause that grows with the failures and differs from client to client; while the page is hidden
 * not before it is shown again. As soon as the browser is online it does not wait any longer.
 * @param failures how often it has been retried without success since it last succeeded
 * @returns gives the retry up
 */
export function retryLater(failures: number, retry: () => void, page: RetryPage = browserPage): () => void {
  let isDue = false;
  const stops = [
    page.onVisibility(() => {
      if (isDue && page.isVisible()) run();
    }),
    page.onOnline(() => run()),
  ];
  const timer = setTimeout(() => {
    isDue = true;
    if (page.isVisible()) run();
  }, waitBefore(failures));
  const stop = () => {
    clearTimeout(timer);
    for (const each of stops.splice(0)) each();
  };
  const run = () => {
    stop();
    retry();
  };
  return stop;
}
