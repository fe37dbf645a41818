import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { DeferredPart } from '../internal/DeferredPart.ts';
import type { LayerState } from '../internal/LayerState.ts';
import { TriggeredLayer } from '../internal/TriggeredLayer.tsx';
import type { AlertDialogSurfaceProps } from './AlertDialogSurface.tsx';

const surface = new DeferredPart<AlertDialogSurfaceProps>(
  async () => (await import('../ConfirmDialog/surfaces.ts')).AlertDialogSurface,
);

/** Loads what alerts are drawn with, ahead of the first one. */
export const preloadAlert = surface.preload;

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

/** Something that has to be read before going on. Its code is loaded when it first opens. */
export function AlertDialog(props: AlertDialogProps) {
  return <TriggeredLayer {...{ surface, props }} />;
}
