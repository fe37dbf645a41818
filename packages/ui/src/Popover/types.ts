import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from 'react';
import type { LayerState } from '../internal/LayerState.ts';

export interface PopoverProps extends LayerState, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it; has to spread its props and pass on its ref. */
  trigger: ReactElement;
  children: ReactNode;
  /** Its accessible name. */
  label: string;
  /**
   * The edge that it shares with the trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Pixels; as wide as its content when missing. Never wider than the window. */
  width?: number | undefined;
  /**
   * What takes the focus when it opens; the panel itself, where nothing in it should be pressed by accident.
   * @default its first control, else the panel
   */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}
