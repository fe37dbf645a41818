import type { ReactElement } from 'react';
import type { DeferredPart } from './DeferredPart.ts';
import type { LayerState } from './LayerState.ts';
import { Slot } from './Slot.tsx';
import { type LayerTrigger, useLayerTrigger } from './useLayerTrigger.ts';

interface TriggeredProps extends LayerState {
  trigger?: ReactElement | undefined;
  id?: string | undefined;
}

/** What the surface of a layer gets: the component's props, and the state of the layer in place of those that hold it. */
export type SurfaceProps<Props extends TriggeredProps> = Omit<Props, keyof LayerState | 'trigger'> & {
  layer: LayerTrigger;
};

interface TriggeredLayerProps<Props extends TriggeredProps> {
  /**
   * What the trigger opens.
   * @default 'dialog'
   */
  opens?: 'menu' | 'dialog';
  surface: DeferredPart<SurfaceProps<Props>>;
  props: Props;
}

/**
 * A layer with the element that opens it, controlled or not. Its code is loaded when it first opens, or
 * when the pointer or the focus comes to the trigger.
 */
export function TriggeredLayer<Props extends TriggeredProps>({
  opens = 'dialog',
  surface,
  props,
}: TriggeredLayerProps<Props>) {
  const { trigger, isOpen, defaultIsOpen, onOpenChange, ...rest } = props;
  const { layer, Surface, triggerProps } = useLayerTrigger(opens, surface, {
    id: rest.id,
    ...{ isOpen, defaultIsOpen, onOpenChange },
  });
  return (
    <>
      {trigger && <Slot render={trigger} {...triggerProps} />}
      {Surface && <Surface {...rest} id={layer.id} layer={layer} />}
    </>
  );
}
