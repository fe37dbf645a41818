import { DeferredPart } from '../internal/DeferredPart.ts';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import type { DrawerProps } from './types.ts';

const surface = new DeferredPart<DrawerProps>(
  async () => (await import('./DrawerSurface.tsx')).DrawerSurface,
);

/**
 * A modal panel at an edge of the window: navigation or details, on screens too narrow to hold it beside. Its code is loaded when it first opens.
 */
export function Drawer(props: DrawerProps) {
  const Surface = useDeferredPart(surface, props.isOpen);
  return Surface && <Surface {...props} />;
}
