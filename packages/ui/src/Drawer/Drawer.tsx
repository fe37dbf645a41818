import { DeferredPart } from '../internal/DeferredPart.ts';
import { TriggeredLayer } from '../internal/TriggeredLayer.tsx';
import type { DrawerSurfaceProps } from './DrawerSurface.tsx';
import type { DrawerProps } from './types.ts';

const surface = new DeferredPart<DrawerSurfaceProps>(
  async () => (await import('./DrawerSurface.tsx')).DrawerSurface,
);

/**
 * A modal panel at an edge of the window: navigation or details, on screens too narrow to hold it beside. Its code is
 * loaded when it first opens, or when the pointer or the focus comes to its trigger.
 */
export function Drawer(props: DrawerProps) {
  return <TriggeredLayer {...{ surface, props }} />;
}
