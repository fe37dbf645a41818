import { conflictPart } from './conflictPart.ts';
import { draftOfferPart } from './draftOfferPart.ts';
import { historyPart } from './historyPart.ts';

/** Loads the dialogs that keep edits safe ahead, so that they open without a connection. */
export function preloadSafetyParts(): void {
  for (const part of [conflictPart, draftOfferPart, historyPart]) part.preload().catch(() => undefined);
}
