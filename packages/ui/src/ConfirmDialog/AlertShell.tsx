import { DeferredPart } from '../internal/DeferredPart.ts';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import type { AlertSurfaceProps } from './AlertSurface.tsx';

const surface = new DeferredPart<AlertSurfaceProps>(
  async () => (await import('./AlertSurface.tsx')).AlertSurface,
);

/** Loads what questions and alerts are drawn with, ahead of the first one. */
export const preloadAlert = surface.preload;

/** What a question and an alert have in common. Its code is loaded when it first opens. */
export function AlertShell(props: AlertSurfaceProps) {
  const Surface = useDeferredPart(surface, props.isOpen);
  return Surface && <Surface {...props} />;
}
