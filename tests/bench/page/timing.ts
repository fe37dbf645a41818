const limitMs = 30_000;

const frame = () => new Promise<number>(requestAnimationFrame);
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The end of the task that is running now, without waiting for a frame. */
export function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

const pixel = document.getElementById('beat');

/** Gives the browser something to paint: without damage its frames come every 16 ms. */
function beat(): void {
  if (pixel) pixel.style.background = pixel.style.background === 'black' ? 'white' : 'black';
}

/** Milliseconds from before the gesture to the frame that shows its result having been painted. */
export async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  for (let at = 0; at < 6; at += 1) {
    await frame();
    beat();
  }
  await task();
  const start = performance.now();
  act();
  do {
    await frame();
    beat();
    if (performance.now() - start > limitMs) throw new Error('The result never showed.');
  } while (!isDone());
  await frame();
  return performance.now() - start;
}

/** Waits until nothing is left over of what was done before. */
export async function settle(): Promise<void> {
  for (let at = 0; at < 3; at += 1) await frame();
  await rest(40);
  await frame();
}

/** How evenly a list was scrolled. */
export interface ScrollResult {
  /** Frames that were missed against 60 Hz, in percent. */
  dropped: number;
  /** Frames without a row's text in the middle of the list, in percent. */
  blank: number;
  frames: number;
}

function showsText(scroller: HTMLElement): boolean {
  const { x, y, height } = scroller.getBoundingClientRect();
  const row = document.elementFromPoint(x + 200, y + height / 2)?.closest('[role="row"]');
  return Boolean(row?.textContent?.trim());
}

/**
 * Scrolls from the top by `scrollTop`, which follows the clock.
 * @param distance in pixels; a list that is shorter is scrolled to and fro
 * @param speed in pixels a second
 */
export async function scroll(scroller: HTMLElement, distance: number, speed: number): Promise<ScrollResult> {
  const most = scroller.scrollHeight - scroller.clientHeight;
  scroller.scrollTop = 0;
  await settle();
  const start = await frame();
  let last = start;
  let frames = 0;
  let blank = 0;
  for (;;) {
    const now = await frame();
    last = now;
    frames += 1;
    const way = ((now - start) / 1000) * speed;
    if (way >= distance) break;
    const place = way % (2 * most);
    scroller.scrollTop = place > most ? 2 * most - place : place;
    void task().then(() => {
      if (!showsText(scroller)) blank += 1;
    });
  }
  const ideal = Math.round((last - start) / (1000 / 60));
  return {
    dropped: Math.max(0, (100 * (ideal - frames)) / ideal),
    blank: (100 * blank) / frames,
    frames,
  };
}
