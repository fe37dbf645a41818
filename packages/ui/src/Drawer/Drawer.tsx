import { DeferredPart } from '../internal/DeferredPart.ts';
import { Slot } from '../internal/Slot.tsx';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import { useLayerTrigger } from '../internal/useLayerTrigger.ts';
import type { DrawerSurfaceProps } from './DrawerSurface.tsx';
import type { DrawerProps } from './types.ts';

const surface = new DeferredPart<DrawerSurfaceProps>(
  async () => (await import('./DrawerSurface.tsx')).DrawerSurface,
);

const prepare = () => void surface.preload().catch(() => undefined);

/**
 * A modal panel at an edge of the window: navigation or details, on screens too narrow to hold it beside. Its code is
 * loaded when it first opens, or when the pointer or the focus comes to its trigger.
 */
export function Drawer({ trigger, isOpen: givenIsOpen, defaultIsOpen, onOpenChange, ...rest }: DrawerProps) {
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
