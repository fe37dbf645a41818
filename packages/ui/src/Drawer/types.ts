import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { LayerState } from '../internal/LayerState.ts';

export interface DrawerProps extends LayerState, Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** A button that opens it; has to spread its props and pass on its ref. */
  trigger?: ReactElement | undefined;
  /** Its heading and accessible name. */
  title: string;
  /**
   * The edge it slides in from, in reading direction.
   * @default 'start'
   */
  side?: 'start' | 'end' | undefined;
  /** The content; scrolls when it is taller than the window. */
  children: ReactNode;
  /**
   * Name of the close button.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
}
