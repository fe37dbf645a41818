import { DeferredPart } from '../internal/DeferredPart.ts';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import type { DialogProps } from './types.ts';

const surface = new DeferredPart<DialogProps>(
  async () => (await import('./DialogSurface.tsx')).DialogSurface,
);

/** Loads what dialogs are drawn with, ahead of the first one. */
export const preloadDialog = surface.preload;

/**
 * A modal dialog: keeps the focus inside while open, and gives it back where it came from. Its code is loaded when it
 * first opens.
 */
export function Dialog(props: DialogProps) {
  const Surface = useDeferredPart(surface, props.isOpen);
  return Surface && <Surface {...props} />;
}
