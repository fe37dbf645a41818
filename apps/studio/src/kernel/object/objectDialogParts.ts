import { deferPart } from '@studio/ui/internal';
import type { ObjectReferencesProps } from './ObjectReferences.tsx';

/** The references modal, loaded when it is first wanted. */
export const referencesPart = deferPart<ObjectReferencesProps>(
  async () => (await import('./ObjectReferences.tsx')).ObjectReferences,
);

/** Loads the modals of an object's screen ahead, so that they open without a connection. */
export function preloadObjectDialogs(): void {
  referencesPart.preload().catch(() => undefined);
}
