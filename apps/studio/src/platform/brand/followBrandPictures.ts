import { followKind } from '../events/followKind.ts';
import { whenIdle } from '../state/whenIdle.ts';
import { askBrandPictures } from './askBrandPictures.ts';

/** Milliseconds after which pictures are asked for though the browser is busy. */
const latestMs = 2000;

/**
 * Asks once, and whenever somebody changes a file: a new picture shows at once.
 * @returns stops that
 */
export function followBrandPictures(): () => void {
  let cancel: () => void = () => undefined;
  const ask = () => {
    cancel();
    cancel = whenIdle(askBrandPictures, latestMs);
  };
  const stop = followKind('/ConfiguredFile', ask);
  return () => {
    cancel();
    stop();
  };
}
