import { Tooltip } from '@studio/ui';
import { type RefObject, useEffect, useState } from 'react';
import { cutForTooltip } from '../shared/longText/cutForTooltip.ts';

/** Milliseconds of hovering before a tooltip opens. */
const delayMs = 500;

interface Tip {
  readonly text: string;
  readonly place: {
    readonly top: number;
    readonly left: number;
    readonly width: number;
    readonly height: number;
  };
}

function tipOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

function listen(root: HTMLElement, show: (tip: Tip | undefined) => void): () => void {
  const control = new AbortController();
  const { signal } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;
  let isPressing = false;
  const hide = () => {
    clearTimeout(timer);
    if (shown !== null) show(undefined);
    shown = null;
  };
  const open = (element: HTMLElement) => {
    const text = element.dataset['tip'];
    if (!element.isConnected || text === undefined) return;
    const { top, left, width, height } = element.getBoundingClientRect();
    shown = element;
    show({ text, place: { top, left, width, height } });
  };
  root.addEventListener(
    'pointerover',
    ({ target }) => {
      const element = tipOf(target);
      if (element === shown && element !== null) return;
      hide();
      if (element !== null) timer = setTimeout(() => open(element), delayMs);
    },
    { signal },
  );
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const element = tipOf(target);
      hide();
      if (!isPressing && element?.matches(':focus-visible')) open(element);
    },
    { signal },
  );
  root.addEventListener(
    'pointerdown',
    () => {
      isPressing = true;
      hide();
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(
      type,
      () => {
        isPressing = false;
      },
      { signal },
    );
  for (const type of ['pointerleave', 'focusout', 'keydown'] as const)
    root.addEventListener(type, hide, { signal });
  window.addEventListener('scroll', hide, { signal, capture: true });
  return () => {
    clearTimeout(timer);
    control.abort();
  };
}

/** One tooltip for everything inside `rootRef` that has a `data-tip`: after half a second's hover, or on keyboard focus. */
export function TreeTip({ rootRef }: { rootRef: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => (rootRef.current === null ? undefined : listen(rootRef.current, setTip)), [rootRef]);
  if (tip === undefined) return null;
  return (
    <Tooltip
      content={<span dir="auto">{cutForTooltip(tip.text)}</span>}
      isOpen
      isDescription={false}
      side="bottom"
    >
      <span aria-hidden="true" style={{ position: 'fixed', pointerEvents: 'none', ...tip.place }} />
    </Tooltip>
  );
}
