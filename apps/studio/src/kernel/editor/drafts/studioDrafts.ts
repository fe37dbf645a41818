import { whenIdle } from '../../../platform/state/whenIdle.ts';
import { DraftStore } from './DraftStore.ts';
import { tidyDrafts } from './tidyDrafts.ts';

/** Milliseconds, long after the requested screen is loaded. */
const tidyAfterMs = 10_000;

/** The drafts of this browser. */
export const draftStore = DraftStore.open();

let isTidying = false;

/** Removes what is too old, once for each page that is loaded, when nothing else is to be done. */
export function tidyOnce(): void {
  if (isTidying) return;
  isTidying = true;
  setTimeout(() => whenIdle(() => void tidyDrafts(draftStore), tidyAfterMs), tidyAfterMs);
}
