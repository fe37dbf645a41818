import { expect, waitFor } from 'storybook/test';
import { isTest } from './isTest.ts';

/** Milliseconds. A story that slows a layer down, to look at it while it closes, does not want to wait for it. */
const slowest = 1000;

function closingLayers(): Element[] {
  return [...document.querySelectorAll('[data-ending-style]')].filter((layer) => {
    const { transitionDuration } = getComputedStyle(layer);
    return Number.parseFloat(transitionDuration) * 1000 <= slowest;
  });
}

/** Waits, when stories run as tests, until layers that a story has closed are gone: axe would judge them, and the next story meet them. */
export async function waitForClosingLayers(): Promise<void> {
  if (isTest) await waitFor(() => expect(closingLayers()).toEqual([]));
}
