import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { LayerState } from '../internal/LayerState.ts';

export interface AlertDialogProps
  extends LayerState,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** A button that opens it; has to spread its props and pass on its ref. */
  trigger?: ReactElement | undefined;
  /** Its heading and accessible name. */
  title: string;
  /** What happened, and what to do next. */
  message: ReactNode;
  /**
   * The button that closes it, as Escape does: both call `onOpenChange`. The backdrop does nothing.
   * @default 'OK'
   */
  okLabel?: string | undefined;
}
