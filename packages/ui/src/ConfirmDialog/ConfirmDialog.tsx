import { DeferredPart } from '../internal/DeferredPart.ts';
import { TriggeredLayer } from '../internal/TriggeredLayer.tsx';
import type { ConfirmSurfaceProps } from './ConfirmSurface.tsx';
import type { ConfirmDialogProps } from './types.ts';

const surface = new DeferredPart<ConfirmSurfaceProps>(
  async () => (await import('./surfaces.ts')).ConfirmSurface,
);

/** Loads what questions are drawn with, ahead of the first one. */
export const preloadConfirm = surface.preload;

/** A question with two answers. Either closes it, when it holds `isOpen` itself. Its code is loaded when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <TriggeredLayer {...{ surface, props }} />;
}
