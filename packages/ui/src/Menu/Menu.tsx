import { DeferredPart } from '../internal/DeferredPart.ts';
import { TriggeredLayer } from '../internal/TriggeredLayer.tsx';
import type { MenuSurfaceProps } from './MenuSurface.tsx';
import type { MenuProps } from './types.ts';

const surface = new DeferredPart<MenuSurfaceProps>(
  async () => (await import('./popupSurfaces.ts')).MenuSurface,
);

/** Loads what menus are drawn with, ahead of the first one. */
export const preloadMenu = surface.preload;

/**
 * A menu of actions, links and choices, with arrow keys, Home, End and typing ahead. Its code is loaded when the pointer
 * or the focus first comes to a trigger; what is typed until it is there is not lost.
 */
export function Menu(props: MenuProps) {
  return <TriggeredLayer opens="menu" {...{ surface, props }} />;
}
