/** A text that may be cut off, and the element that shows it. */
export interface WatchedText {
  readonly element: Element;
  readonly text: string;
}

/** What a tooltip says, and the box it belongs to, in pixels from the upper left corner of the element that is watched. */
export interface LongText {
  readonly text: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface TextWatch {
  /** The text under the pointer or with the focus that deserves a tooltip; null when there is none. */
  readonly read: (target: Element) => WatchedText | null;
  /** Whether the focus of the keyboard shows a text too, at once. Where people type, the tooltip would cover the row above. */
  readonly showsFocused: boolean;
}

const delay = 500;
const grace = 120;

/**
 * Reports the text on which the pointer has rested for half a second, a finger too, or that the keyboard has come to; `undefined`
 * when it has gone, something is pressed or scrolled, or the text changes.
 * @param root what the boxes are counted from, and what the texts are in
 * @returns what stops it
 */
export function watchTexts(
  root: HTMLElement,
  { read, showsFocused }: TextWatch,
  report: (shown: LongText | undefined) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (wait: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const readAt = (target: EventTarget | null) => (target instanceof Element ? read(target) : null);
  const show = (target: EventTarget | null) => {
    const found = readAt(target);
    report(found === null ? undefined : { text: found.text, box: boxIn(root, found.element) });
  };
  const showLater = ({ target }: Event) => {
    if (readAt(target) !== null) after(delay, () => show(target));
  };
  const close = () => {
    clearTimeout(timer);
    report(undefined);
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, act, { signal, capture: type === 'scroll' });

  listen('pointerover', (event) => {
    if (event.pointerType !== 'touch') showLater(event);
  });
  listen('pointerout', (event) => {
    if (event.pointerType !== 'touch' && readAt(event.target) !== null) after(grace, () => report(undefined));
  });
  listen('pointerdown', (event) => {
    close();
    if (event.pointerType === 'touch') showLater(event);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) listen(type, () => clearTimeout(timer));
  for (const type of ['input', 'scroll'] as const) listen(type, close);
  if (showsFocused) {
    const showFocused = () => {
      const focused = root.querySelector(':focus-visible');
      if (focused && isInSight(boxIn(root, focused), root)) show(focused);
    };
    listen('focusin', showFocused);
    listen('focusout', close);
    // What the keyboard comes to is often scrolled to: it is shown where it has come to rest.
    listen('scroll', () => after(grace, showFocused));
    showFocused();
  }
  // What is pointed at already may be why anybody watches.
  const pointed = [...root.querySelectorAll(':hover')].at(-1);
  if (pointed && read(pointed)) after(delay, () => show(pointed));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** What was scrolled away keeps the focus, and is not to be read. */
function isInSight({ top, height }: LongText['box'], root: HTMLElement): boolean {
  return top + height > 0 && top < root.clientHeight;
}

function boxIn(root: HTMLElement, element: Element): LongText['box'] {
  const origin = root.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
}
