import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { mergeRefs } from '../internal/mergeProps.ts';
import { nextIndex } from '../internal/nextIndex.ts';
import { controlsOf, ownsArrows } from './controlsOf.ts';
import { ToolbarRoot } from './Toolbar.styles.ts';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** What its controls act on: the accessible name. */
  label: string;
}

function setTabStop(toolbar: HTMLElement, current: Element | undefined): void {
  const controls = controlsOf(toolbar);
  const stop =
    controls.find((control) => control === current) ?? controls.find((control) => control.tabIndex === 0);
  for (const control of controls) control.tabIndex = control === (stop ?? controls[0]) ? 0 : -1;
}

/** A row of controls with one tab stop: the arrow keys, Home and End move within it. */
export function Toolbar({ label, onKeyDown, onFocus, ref, ...rest }: ToolbarProps) {
  const rootRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const toolbar = rootRef.current;
    if (!toolbar) return;
    const update = () => setTabStop(toolbar, document.activeElement ?? undefined);
    update();
    const observer = new MutationObserver(update);
    observer.observe(toolbar, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    return () => observer.disconnect();
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const toolbar = event.currentTarget;
    if (event.defaultPrevented || !(event.target instanceof HTMLElement) || ownsArrows(event.target)) return;
    const controls = controlsOf(toolbar);
    const index = controls.indexOf(event.target);
    const isRtl = getComputedStyle(toolbar).direction === 'rtl';
    const next = index < 0 ? undefined : nextIndex(event.key, index, controls.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    controls[next]?.focus();
  };

  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.currentTarget.contains(event.target)) setTabStop(event.currentTarget, event.target);
  };

  return (
    <ToolbarRoot
      role="toolbar"
      aria-label={label}
      data-part="toolbar"
      {...rest}
      ref={ref ? mergeRefs(rootRef, ref) : rootRef}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    />
  );
}
