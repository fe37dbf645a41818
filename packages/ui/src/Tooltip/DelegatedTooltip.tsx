import { type RefObject, useEffect, useRef, useState } from 'react';
import { TooltipAnchor, TooltipText } from './DelegatedTooltip.styles.ts';
import type { ShownTarget, TooltipDelegate } from './TooltipDelegate.ts';
import { TooltipSurface } from './TooltipSurface.tsx';
import { TooltipTimer } from './TooltipTimer.ts';

export interface DelegatedTooltipProps {
  /** What holds the targets and this tooltip, and is what their places are counted from: a positioned element. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** The same object at every render. */
  readonly delegate: TooltipDelegate;
}

/** One tooltip for all targets under an element. What it says is the target's own text or name, so it describes nothing. */
export function DelegatedTooltip({ rootRef, delegate }: DelegatedTooltipProps) {
  const [shown, setShown] = useState<ShownTarget>();
  const [timer] = useState(() => new TooltipTimer());
  const anchorRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    return root === null ? undefined : watchTargets(root, delegate, timer, setShown);
  }, [rootRef, delegate, timer]);

  const close = () => {
    timer.stop();
    setShown(undefined);
  };
  return (
    shown && (
      <>
        <TooltipAnchor ref={anchorRef} style={shown.box} />
        <TooltipSurface
          key={`${shown.box.left} ${shown.box.top}`}
          anchorRef={anchorRef}
          side="top"
          align="center"
          gap={6}
          onDismiss={close}
          onPointerEnter={() => timer.stop()}
          onPointerLeave={({ pointerType }) => {
            if (pointerType !== 'touch') timer.closeLater(close);
          }}
        >
          <TooltipText dir="auto">{shown.text}</TooltipText>
        </TooltipSurface>
      </>
    )
  );
}

const settleMs = 120;

/**
 * Reports the target on which the pointer has rested for half a second, a finger too, or that the keyboard has come to;
 * `undefined` when it has gone, something is pressed or scrolled, or the text changes.
 * @param root what the boxes are counted from, and what the targets are in
 * @returns what stops it
 */
function watchTargets(
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
