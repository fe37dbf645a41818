import { DeferredPart } from '../internal/DeferredPart.ts';
import { Slot } from '../internal/Slot.tsx';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import { useLayerTrigger } from '../internal/useLayerTrigger.ts';
import type { MenuSurfaceProps } from './MenuSurface.tsx';
import type { MenuProps } from './types.ts';

const surface = new DeferredPart<MenuSurfaceProps>(
  async () => (await import('./MenuSurface.tsx')).MenuSurface,
);

/** Loads what menus are drawn with, ahead of the first one. */
export const preloadMenu = surface.preload;

const prepare = () => void preloadMenu().catch(() => undefined);

/**
 * A menu of actions, links and choices, with arrow keys, Home, End and typing ahead. Its code is loaded when the pointer
 * or the focus first comes to a trigger; what is typed until it is there is not lost.
 */
export function Menu({ trigger, isOpen: givenIsOpen, defaultIsOpen, onOpenChange, ...rest }: MenuProps) {
  const layer = useLayerTrigger({
    opens: 'menu',
    isOpen: givenIsOpen,
    defaultIsOpen,
    onOpenChange,
    onIntent: prepare,
  });
  const { triggerProps, ...state } = layer;
  const Surface = useDeferredPart(surface, state.isOpen);
  return (
    <>
      <Slot render={trigger} {...triggerProps} />
      {Surface && <Surface {...rest} {...state} />}
    </>
  );
}
