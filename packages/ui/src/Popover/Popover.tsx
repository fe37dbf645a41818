import { DeferredPart } from '../internal/DeferredPart.ts';
import { Slot } from '../internal/Slot.tsx';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import { useLayerTrigger } from '../internal/useLayerTrigger.ts';
import { useOpenAfterPaint } from '../internal/useOpenAfterPaint.ts';
import type { PopoverSurfaceProps } from './PopoverSurface.tsx';
import type { PopoverProps } from './types.ts';

const surface = new DeferredPart<PopoverSurfaceProps>(
  async () => (await import('./PopoverSurface.tsx')).PopoverSurface,
);

/** Loads what popovers are drawn with, ahead of the first one. */
export const preloadPopover = surface.preload;

const prepare = () => void preloadPopover().catch(() => undefined);

/**
 * A panel beside the button that opens it. Not modal: the page stays usable. Its code is loaded when the pointer or the
 * focus first comes to a trigger.
 */
export function Popover({
  trigger,
  isOpen: givenIsOpen,
  defaultIsOpen,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const layer = useLayerTrigger({
    opens: 'dialog',
    isOpen: givenIsOpen,
    defaultIsOpen,
    onOpenChange,
    onIntent: prepare,
  });
  const { triggerProps, triggerRef, isOpen, setOpen } = layer;
  const Surface = useDeferredPart(surface, isOpen);
  const isDrawn = useOpenAfterPaint(isOpen);
  return (
    <>
      <Slot render={trigger} {...triggerProps} />
      {Surface && <Surface {...rest} {...{ triggerRef, setOpen }} isOpen={isDrawn} />}
    </>
  );
}
