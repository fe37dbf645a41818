import type { ReactElement } from 'react';
import type { DeferredPart } from './DeferredPart.ts';
import { Slot } from './Slot.tsx';
import { useDeferredPart } from './useDeferredPart.ts';
import { useLayerTrigger } from './useLayerTrigger.ts';
import { useOpenAfterPaint } from './useOpenAfterPaint.ts';

/** What the surface of a layer gets from the one who keeps it open. */
export interface LayerOpenState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

interface TriggeredLayerProps<Props extends LayerOpenState> {
  surface: DeferredPart<Props>;
  /** Everything else that the surface takes. */
  surfaceProps: Omit<Props, keyof LayerOpenState>;
  trigger: ReactElement | undefined;
  isOpen: boolean | undefined;
  defaultIsOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/**
 * A modal surface with the element that opens it, whoever holds whether it is open. Its code is loaded when it first
 * opens, or when the pointer or the focus comes to the trigger.
 */
export function TriggeredLayer<Props extends LayerOpenState>({
  surface,
  surfaceProps,
  trigger,
  ...open
}: TriggeredLayerProps<Props>) {
  const { isOpen, setOpen, triggerProps } = useLayerTrigger({
    opens: 'dialog',
    ...open,
    onIntent: () => void surface.preload().catch(() => undefined),
  });
  const Surface = useDeferredPart(surface, isOpen);
  const props = { ...surfaceProps, isOpen: useOpenAfterPaint(isOpen), setOpen } as Props;
  return (
    <>
      {trigger && <Slot render={trigger} {...triggerProps} />}
      {Surface && <Surface {...props} />}
    </>
  );
}
