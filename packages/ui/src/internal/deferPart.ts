import type { ComponentType } from 'react';
import { DeferredPart } from './DeferredPart.ts';

/** A component whose code comes with `load`, once, when `useDeferredPart` first needs it or `preload` is called. */
export function deferPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> {
  return new DeferredPart(load);
}
