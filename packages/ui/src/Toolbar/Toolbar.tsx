import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { nextIndex } from '../internal/nextIndex.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { controlsOf, ownsKey } from './controlsOf.ts';
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

function isModified(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/**
 * A row of controls with one tab stop: the arrow keys, Home and End move within it. In a text the arrows first move the
 * caret, and leave at its edge.
 */
export function Toolbar({ label, onKeyDown, onFocus, ref, ...rest }: ToolbarProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);

  useLayoutEffect(() => {
    const toolbar = rootRef.current;
    if (!toolbar) return;
    const update = () => setTabStop(toolbar, document.activeElement ?? undefined);
    update();
    const observer = new MutationObserver(update);
    observer.observe(toolbar, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
    return () => observer.disconnect();
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const toolbar = event.currentTarget;
    if (event.defaultPrevented || event.nativeEvent.isComposing || isModified(event)) return;
    if (!(event.target instanceof HTMLElement) || ownsKey(event.target, event.key)) return;
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
      ref={mergedRef}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    />
  );
}
