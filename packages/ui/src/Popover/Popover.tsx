import { DeferredPart } from '../internal/DeferredPart.ts';
import { TriggeredLayer } from '../internal/TriggeredLayer.tsx';
import type { PopoverSurfaceProps } from './PopoverSurface.tsx';
import type { PopoverProps } from './types.ts';

const surface = new DeferredPart<PopoverSurfaceProps>(
  async () => (await import('../Menu/popupSurfaces.ts')).PopoverSurface,
);

/** Loads what popovers are drawn with, ahead of the first one. */
export const preloadPopover = surface.preload;

/**
 * A panel beside the button that opens it. Not modal: the page stays usable. Its code is loaded when the pointer or the
 * focus first comes to a trigger.
 */
export function Popover(props: PopoverProps) {
  return <TriggeredLayer {...{ surface, props }} />;
}
