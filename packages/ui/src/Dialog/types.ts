import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from 'react';
import type { LayerState } from '../internal/LayerState.ts';

export interface DialogProps extends LayerState, Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** A button that opens it; has to spread its props and pass on its ref. */
  trigger?: ReactElement | undefined;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** One quiet line under the title. */
  description?: ReactNode | undefined;
  /** The content; scrolls when it is taller than the window. */
  children: ReactNode;
  /** Buttons, at the end of a fixed foot; the one that confirms last. */
  footer?: ReactNode | undefined;
  /**
   * 400, 560 or 860 pixels wide, and never wider than the window.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Escape and the backdrop do not close it.
   * @default false
   */
  isStatic?: boolean | undefined;
  /**
   * Name of the close button.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
  /**
   * What takes the focus when it opens.
   * @default the first control of the content, else of the foot, else the dialog
   */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /**
   * Asked when it closes: whether the focus goes back to where it came from. Where it answers false, the caller moves it.
   * @default always
   */
  returnsFocus?: (() => boolean) | undefined;
}
