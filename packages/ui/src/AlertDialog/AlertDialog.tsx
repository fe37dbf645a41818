import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { DeferredPart } from '../internal/DeferredPart.ts';
import type { LayerState } from '../internal/LayerState.ts';
import { Slot } from '../internal/Slot.tsx';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import { useLayerTrigger } from '../internal/useLayerTrigger.ts';
import type { AlertDialogSurfaceProps } from './AlertDialogSurface.tsx';

const surface = new DeferredPart<AlertDialogSurfaceProps>(
  async () => (await import('../ConfirmDialog/surfaces.ts')).AlertDialogSurface,
);

/** Loads what alerts are drawn with, ahead of the first one. */
export const preloadAlert = surface.preload;

const prepare = () => void preloadAlert().catch(() => undefined);

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
   * The button that closes it, as Escape does: both tell `onOpenChange`. The backdrop does nothing.
   * @default 'OK'
   */
  okLabel?: string | undefined;
}

/** Something that has to be read before going on. Its code is loaded when it first opens. */
export function AlertDialog({
  trigger,
  isOpen: givenIsOpen,
  defaultIsOpen,
  onOpenChange,
  ...rest
}: AlertDialogProps) {
  const { isOpen, setOpen, triggerProps } = useLayerTrigger({
    opens: 'dialog',
    isOpen: givenIsOpen,
    defaultIsOpen,
    onOpenChange,
    onIntent: prepare,
  });
  const Surface = useDeferredPart(surface, isOpen);
  return (
    <>
      {trigger && <Slot render={trigger} {...triggerProps} />}
      {Surface && <Surface {...rest} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
