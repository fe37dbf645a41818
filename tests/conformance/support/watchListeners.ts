/** Listeners of window and document that were added and not taken away. */
export interface ListenerWatch {
  /** `document keydown (capture)`, one for each listener that is left. */
  left: () => string[];
  stop: () => void;
}

interface Entry {
  type: string;
  listener: unknown;
  isCapture: boolean;
}

/** React listens to it once on each document that it ever drew in. */
const ofReactItself = 'selectionchange';

function isCaptureOf(options: AddEventListenerOptions | boolean | undefined): boolean {
  return typeof options === 'object' ? options.capture === true : options === true;
}

function watchTarget(name: string, target: Window | Document): ListenerWatch {
  const entries: Entry[] = [];
  const { addEventListener: add, removeEventListener: remove } = target;
  const take = ({ type, listener, isCapture }: Entry) => {
    const index = entries.findIndex(
      (entry) => entry.type === type && entry.listener === listener && entry.isCapture === isCapture,
    );
    if (index >= 0) entries.splice(index, 1);
    return index >= 0;
  };

  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    const entry = { type, listener, isCapture: isCaptureOf(options) };
    take(entry);
    entries.push(entry);
    if (typeof options === 'object') {
      options.signal?.addEventListener('abort', () => take(entry));
      if (options.once) add.call(target, type, () => take(entry), { once: true, capture: entry.isCapture });
    }
    add.call(target, type, listener, options);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: EventListenerOptions | boolean,
  ) => {
    take({ type, listener, isCapture: isCaptureOf(options) });
    remove.call(target, type, listener, options);
  };
  return {
    left: () =>
      entries
        .filter(({ type }) => type !== ofReactItself)
        .map(({ type, isCapture }) => `${name} ${type}${isCapture ? ' (capture)' : ''}`),
    stop: () => Object.assign(target, { addEventListener: add, removeEventListener: remove }),
  };
}

/** Counts what is listened to from now on. */
export function watchListeners(): ListenerWatch {
  const watches = [watchTarget('window', window), watchTarget('document', document)];
  return {
    left: () => watches.flatMap((watch) => watch.left()),
    stop: () => {
      for (const watch of watches) watch.stop();
    },
  };
}
