import { whenIdle } from '../state/whenIdle.ts';

/** Milliseconds after which it begins at the latest. */
const latestMs = 1000;

/**
 * Loads the server's settings for all screens, once idle. Until then, and when it cannot be reached, those of the
 * last time apply: what is set in the preferences, and the pictures of the brand.
 * @returns stops that
 */
export function followServer(): () => void {
  const stops: (() => void)[] = [];
  let isOver = false;
  const begin = async () => {
    const { followed } = await import('./followed.ts');
    if (!isOver) stops.push(...followed.map((follow) => follow()));
  };
  stops.push(whenIdle(() => void begin().catch(() => undefined), latestMs));
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
