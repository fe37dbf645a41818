declare global {
  interface Window {
    editorBench: EditorBench;
  }
}

/** What is timed inside the page: from before the gesture until the frame that shows its result has been painted. */
export interface EditorBench {
  /** Milliseconds from the start of the navigation until the first cell, a field or not, holds its text. */
  firstCellShown: () => Promise<number>;
  /** Presses the link of this name, and waits for the first cell. */
  openLink: (name: string) => Promise<number>;
  /** Presses the first link to this path, and waits for the first cell. */
  openPath: (path: string) => Promise<number>;
  /** Presses Space on the checkbox that has the focus, and waits until it is turned. */
  turn: () => Promise<number>;
  /** Presses Space on the head of the column of the checkbox that has the focus, and waits until that is turned. */
  turnColumn: () => Promise<number>;
  /** Types into the field that has the focus. */
  typeKey: (key: string) => Promise<number>;
  /** Presses a key with Alt where the focus is, and waits until the move is announced. */
  pressAlt: (key: string) => Promise<number>;
  /** Waits until nothing is left over of what was done before. */
  settle: () => Promise<void>;
}

/** The field of the first row's label, as a selector. */
export const firstCell = 'main input[aria-label^="Label, row 1,"]';

/** Runs in the page, before its own scripts: everything that it needs is inside. */
export function installTiming(cell: string): void {
  const frame = () => new Promise<number>(requestAnimationFrame);
  const pixel = document.createElement('div');
  pixel.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; z-index: 9999';
  /** Gives the browser something to paint: without damage its frames come every 16 ms. */
  const beat = () => {
    if (!pixel.isConnected) document.body?.append(pixel);
    pixel.style.background = pixel.style.background === 'black' ? 'white' : 'black';
  };
  const shown = () => {
    const first = document.querySelector(cell);
    return Boolean(first instanceof HTMLInputElement ? first.value : first?.textContent);
  };
  const statusText = () =>
    [...document.querySelectorAll('main [role="status"]')].map(({ textContent }) => textContent).join('\n');
  const until = async (isDone: () => boolean) => {
    do {
      await frame();
      beat();
      if (performance.now() > 120_000) throw new Error('The result never showed.');
    } while (!isDone());
    await frame();
  };
  const timed = async (act: () => void, isDone: () => boolean) => {
    for (let at = 0; at < 6; at += 1) {
      await frame();
      beat();
    }
    await frame();
    const start = performance.now();
    act();
    await until(isDone);
    return performance.now() - start;
  };
  const focused = () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) throw new Error('Nothing has the focus.');
    return element;
  };
  const space = () => new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  window.editorBench = {
    firstCellShown: async () => {
      await until(shown);
      return performance.now();
    },
    openLink: (name) => {
      const links = [...document.querySelectorAll<HTMLElement>('main a')];
      const link = links.find(({ textContent }) => textContent === name);
      if (link === undefined) throw new Error(`There is no link '${name}'.`);
      return timed(() => link.click(), shown);
    },
    openPath: (path) => {
      const link = document.querySelector<HTMLElement>(`a[href$="${path}"]`);
      if (link === null) throw new Error(`There is no link to ${path}.`);
      return timed(() => link.click(), shown);
    },
    turn: () => {
      const box = focused();
      const before = box.ariaChecked;
      return timed(
        () => box.dispatchEvent(space()),
        () => focused().ariaChecked !== before,
      );
    },
    turnColumn: () => {
      const box = focused();
      const before = box.ariaChecked;
      const place = `[role="columnheader"][data-column="${box.dataset['column']}"]`;
      return timed(
        () => document.querySelector(place)?.dispatchEvent(space()),
        () => box.ariaChecked !== before,
      );
    },
    typeKey: (key) => {
      const input = focused();
      const before = input instanceof HTMLInputElement ? input.value : '';
      return timed(
        () => document.execCommand('insertText', false, key),
        () => input instanceof HTMLInputElement && input.value !== before,
      );
    },
    pressAlt: (key) => {
      const before = statusText();
      return timed(
        () =>
          focused().dispatchEvent(
            new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }),
          ),
        () => statusText() !== before && statusText().includes('moved to'),
      );
    },
    settle: async () => {
      for (let at = 0; at < 3; at += 1) await frame();
      await new Promise((resolve) => setTimeout(resolve, 40));
      await frame();
    },
  };
}
