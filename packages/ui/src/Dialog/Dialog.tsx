import { DeferredPart } from '../internal/DeferredPart.ts';
import { Slot } from '../internal/Slot.tsx';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import { useLayerTrigger } from '../internal/useLayerTrigger.ts';
import type { DialogSurfaceProps } from './DialogSurface.tsx';
import type { DialogProps } from './types.ts';

const surface = new DeferredPart<DialogSurfaceProps>(
  async () => (await import('./DialogSurface.tsx')).DialogSurface,
);

/** Loads what dialogs are drawn with, ahead of the first one. */
export const preloadDialog = surface.preload;

const prepare = () => void preloadDialog().catch(() => undefined);

/**
 * A modal dialog: keeps the focus inside while open, and gives it back where it came from. Its code is loaded when it
 * first opens, or when the pointer or the focus comes to its trigger.
 */
export function Dialog({ trigger, isOpen: givenIsOpen, defaultIsOpen, onOpenChange, ...rest }: DialogProps) {
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
      {Surface && <Surface {...rest} {...{ isOpen, setOpen }} />}
    </>
  );
}
