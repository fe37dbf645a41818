import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { ToolbarRoot } from './Toolbar.styles.ts';
import { moveFocus, setTabStop, watchTabStop } from './toolbarFocus.ts';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** What its controls act on: the accessible name. */
  label: string;
}

/**
 * A row of controls with one tab stop: the arrow keys, Home and End move within it. In a text the arrows first move the
 * caret, and leave at its edge.
 */
export function Toolbar({ label, onKeyDown, onFocus, ref, ...rest }: ToolbarProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);

  useLayoutEffect(() => (rootRef.current ? watchTabStop(rootRef.current) : undefined), []);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    moveFocus(event.currentTarget, event.nativeEvent);
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
