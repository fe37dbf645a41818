import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long a frame is waited for, in milliseconds: a page that is out of sight paints none. */
const latestMs = 100;

const presses: ReadonlySet<string> = new Set([
  'pointerdown',
  'pointerup',
  'click',
  'contextmenu',
  'keydown',
  'keyup',
]);

/**
 * Whether a layer's surface is to be open. A press is answered first: with what its trigger shows while the layer is open, in a frame of
 * its own. The surface is drawn right after that frame, or with the next key that is pressed, so that keys which follow the press reach
 * it; its first drawing takes several frames' time on a slow machine. It closes at once, and one that is open from the beginning is
 * drawn at once unless it is there because of a press.
 */
export function useOpenAfterPaint(isOpen: boolean): boolean {
  const [isPainted, setPainted] = useState(() => isOpen && !isInPress());
  if (!isOpen && isPainted) setPainted(false);
  useEffect(
    () => (isOpen && !isPainted ? afterFrameOrKey(() => setPainted(true)) : undefined),
    [isOpen, isPainted],
  );
  return isOpen && isPainted;
}

/** Whether a press or a key is being answered. */
function isInPress(): boolean {
  const type = typeof window === 'undefined' ? undefined : window.event?.type;
  return type !== undefined && presses.has(type);
}

/** Calls back once: when the next frame has been painted, or before any other handler of a key. Returns a function that cancels it. */
function afterFrameOrKey(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const timer = setTimeout(run, latestMs);
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('keydown', runNow, true);
    port1.onmessage = null;
    port1.close();
  };
  function run(): void {
    stop();
    callback();
  }
  function runNow(): void {
    flushSync(run);
  }
  addEventListener('keydown', runNow, true);
  port1.onmessage = run;
  return stop;
}
