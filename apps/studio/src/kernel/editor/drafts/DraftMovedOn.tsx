import { formatDateTime } from '@studio/widgets';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { t } from '../../../messages/messages.ts';
import { isOwnSave } from '../isOwnSave.ts';
import type { Saver } from '../types.ts';
import { MovedOn } from './DraftOffer.styles.ts';
import './drafts.messages.ts';

/** A save that came between a draft and now. */
export interface SavedSince extends Saver {
  /** Things that both changed, and not to the same. */
  readonly collisions: number;
}

/** Says that the object is another one than the draft was made from, and what restoring does about it. */
export function DraftMovedOn({ saved }: { readonly saved: SavedSince }) {
  const values = { author: saved.author, time: formatDateTime(saved.time) };
  const whose = isOwnSave(saved) ? 'drafts.offer.movedOn.own' : 'drafts.offer.movedOn';
  return (
    <MovedOn>
      <RefreshCw aria-hidden size={16} />
      <span>
        {t(whose, values)} {whatThen(whose, saved)}
      </span>
    </MovedOn>
  );
}

/** Says what has become of the object, where that is more than a save. */
export function DraftWarning({ text }: { readonly text: string }) {
  return (
    <MovedOn>
      <CircleAlert aria-hidden size={16} />
      <span>{text}</span>
    </MovedOn>
  );
}

function whatThen(
  whose: 'drafts.offer.movedOn' | 'drafts.offer.movedOn.own',
  { collisions: count }: SavedSince,
): string {
  if (count === 0) return t('drafts.offer.movedOn.kept');
  return t(count === 1 ? `${whose}.choose.one` : `${whose}.choose.many`, { count });
}
