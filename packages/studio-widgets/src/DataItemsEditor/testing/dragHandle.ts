interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

function send(type: string, target: Element, dataTransfer: DataTransfer, point: Point): void {
  target.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer, ...point }),
  );
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** A drag that has begun. */
export interface Drag {
  /** Goes to a height in the window, in pixels, over an element. */
  readonly moveTo: (target: Element, y: number) => Promise<void>;
  /** Releases the pointer where it was moved to last. */
  readonly drop: () => Promise<void>;
  /** Gives up, as Escape does. */
  readonly cancel: () => Promise<void>;
}

/** Takes hold of a handle with the mouse, once the code for dragging is there. */
export async function dragHandle(handle: HTMLElement): Promise<Drag> {
  const { left, top } = handle.getBoundingClientRect();
  const start = { clientX: left + 4, clientY: top + 4 };
  handle.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', ...start }));
  while (handle.getAttribute('draggable') !== 'true') await nextFrame();
  const data = new DataTransfer();
  let over: Element = handle;
  let at: Point = start;
  send('dragstart', handle, data, start);
  await nextFrame();
  await nextFrame();

  return {
    moveTo: async (target, y) => {
      over = target;
      at = { clientX: target.getBoundingClientRect().left + 20, clientY: y };
      send('dragenter', target, data, at);
      send('dragover', target, data, at);
      await nextFrame();
      await nextFrame();
    },
    drop: async () => {
      send('drop', over, data, at);
      send('dragend', handle, data, at);
      await nextFrame();
    },
    cancel: async () => {
      send('dragend', handle, data, at);
      await nextFrame();
    },
  };
}
