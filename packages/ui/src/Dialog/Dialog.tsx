import { DeferredPart } from '../internal/DeferredPart.ts';
import { TriggeredLayer } from '../internal/TriggeredLayer.tsx';
import type { DialogSurfaceProps } from './DialogSurface.tsx';
import type { DialogProps } from './types.ts';

const surface = new DeferredPart<DialogSurfaceProps>(
  async () => (await import('../ConfirmDialog/surfaces.ts')).DialogSurface,
);

/** Loads what dialogs are drawn with, ahead of the first one. */
export const preloadDialog = surface.preload;

/**
 * A modal dialog: keeps the focus inside while open, and gives it back where it came from. Its code is loaded when it
 * first opens, or when the pointer or the focus comes to its trigger.
 */
export function Dialog(props: DialogProps) {
  return <TriggeredLayer {...{ surface, props }} />;
}
