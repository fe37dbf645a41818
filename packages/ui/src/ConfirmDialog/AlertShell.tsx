import type { ReactElement, ReactNode } from 'react';
import { DeferredPart } from '../internal/DeferredPart.ts';
import { Slot } from '../internal/Slot.tsx';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import type { LayerTrigger } from '../internal/useLayerTrigger.ts';
import type { AlertSurfaceProps } from './AlertSurface.tsx';

const surface = new DeferredPart<AlertSurfaceProps>(
  async () => (await import('./AlertSurface.tsx')).AlertSurface,
);

/** Loads what questions and alerts are drawn with, ahead of the first one. */
export const preloadAlert = surface.preload;

/** What is done when a trigger is about to be pressed. */
export const prepareAlert = () => void preloadAlert().catch(() => undefined);

interface AlertShellProps extends AlertSurfaceProps, Pick<LayerTrigger, 'triggerProps'> {
  trigger: ReactElement | undefined;
}

/** What a question and an alert have in common. Its code is loaded when it first opens. */
export function AlertShell({ trigger, triggerProps, ...rest }: AlertShellProps): ReactNode {
  const Surface = useDeferredPart(surface, rest.isOpen);
  return (
    <>
      {trigger && <Slot render={trigger} {...triggerProps} />}
      {Surface && <Surface {...rest} />}
    </>
  );
}
