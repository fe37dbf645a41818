import { DeferredPart } from '../internal/DeferredPart.ts';
import { TriggeredLayer } from '../internal/TriggeredLayer.tsx';
import type { AlertDialogSurfaceProps } from './AlertDialogSurface.tsx';
import type { AlertDialogProps } from './types.ts';

const surface = new DeferredPart<AlertDialogSurfaceProps>(
  async () => (await import('../ConfirmDialog/surfaces.ts')).AlertDialogSurface,
);

/** Loads what alerts are drawn with, ahead of the first one. */
export const preloadAlert = surface.preload;

/** Something that has to be read before going on. Its code is loaded when it first opens. */
export function AlertDialog(props: AlertDialogProps) {
  return <TriggeredLayer {...{ surface, props }} />;
}
