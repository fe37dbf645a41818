import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../../scripts/lib/findChromium.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
];

/** Frames as fast as they come: a latency is not rounded up to the next 16.7 ms. */
const unbound = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/**
 * A browser for measuring; a sentence says what is missing when there is none. It is the headless shell where there is one: a whole
 * Chromium draws its own toolbar with pages, which take the processor from the first page of a window for some seconds.
 * @param isUnbound false for frames at 60 Hz, as a screen shows them
 */
export async function launchChromium({ isUnbound = true } = {}): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('No Chromium is installed: name one in CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [...quiet, ...(isUnbound ? unbound : []), '--js-flags=--expose-gc'],
  });
}
