import type { ShownTarget, TooltipDelegate } from './TooltipDelegate.ts';
import type { TooltipTimer } from './TooltipTimer.ts';

const settleMs = 120;

/**
 * Reports the target on which the pointer has rested for half a second, a finger too, or that the keyboard has come to;
 * `undefined` when it has gone, something is pressed or scrolled, or the text changes.
 * @param root what the boxes are counted from, and what the targets are in
 * @returns what stops it
 */
export function watchTargets(
  root: HTMLElement,
  { read, showsFocused }: TooltipDelegate,
  timer: TooltipTimer,
  report: (shown: ShownTarget | undefined) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const readAt = (target: EventTarget | null) => (target instanceof Element ? read(target) : null);
  const show = (target: EventTarget | null) => {
    const found = readAt(target);
    report(found === null ? undefined : { text: found.text, box: boxIn(root, found.element) });
  };
  const close = () => {
    timer.stop();
    report(undefined);
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, act, { signal, capture: type === 'scroll' });

  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch' && readAt(target) !== null) timer.openLater(() => show(target));
  });
  listen('pointerout', ({ pointerType, target }) => {
    if (pointerType !== 'touch' && readAt(target) !== null) timer.closeLater(() => report(undefined));
  });
  listen('pointerdown', ({ pointerType, target }) => {
    close();
    if (pointerType === 'touch' && readAt(target) !== null) timer.openHeld(() => show(target));
  });
  for (const type of ['pointerup', 'pointercancel'] as const) listen(type, () => timer.stop());
  for (const type of ['input', 'scroll'] as const) listen(type, close);
  if (showsFocused) {
    const showFocused = () => {
      const focused = root.querySelector(':focus-visible');
      if (focused && isInSight(boxIn(root, focused), root)) show(focused);
    };
    listen('focusin', showFocused);
    listen('focusout', close);
    // What the keyboard comes to is often scrolled to: it is shown where it has come to rest.
    listen('scroll', () => timer.after(settleMs, showFocused));
    showFocused();
  }
  // What is pointed at already may be the reason for watching.
  const pointed = [...root.querySelectorAll(':hover')].at(-1);
  if (pointed && read(pointed)) timer.openLater(() => show(pointed));
  return () => {
    timer.stop();
    stop.abort();
  };
}

/** What was scrolled away keeps the focus, and is not to be read. */
function isInSight({ top, height }: ShownTarget['box'], root: HTMLElement): boolean {
  return top + height > 0 && top < root.clientHeight;
}

function boxIn(root: HTMLElement, element: Element): ShownTarget['box'] {
  const origin = root.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, width, height };
}
