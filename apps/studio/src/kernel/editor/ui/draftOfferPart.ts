import { deferPart } from '@studio/ui';
import type { DraftOfferProps } from '../drafts/DraftOffer.tsx';

/** The offer of drafts from before, loaded when it is first wanted. */
export const draftOfferPart = deferPart<DraftOfferProps>(
  async () => (await import('../drafts/DraftOffer.tsx')).DraftOffer,
);
