import { formatDateTime } from '@studio/widgets';
import { RefreshCw } from 'lucide-react';
import { t } from '../../../messages/messages.ts';
import { MovedOn } from './DraftOffer.styles.ts';
import './drafts.messages.ts';

/** A save that came between a draft and now. */
export interface SavedSince {
  readonly author: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** Things that both changed, and not to the same. */
  readonly collisions: number;
}

/** Says that the object is another one than the draft was made from, and what restoring does about it. */
export function DraftMovedOn({ saved }: { readonly saved: SavedSince }) {
  const { author, time } = saved;
  return (
    <MovedOn>
      <RefreshCw aria-hidden size={16} />
      <span>
        {t('drafts.offer.movedOn', { author, time: formatDateTime(time) })} {whatThen(saved)}
      </span>
    </MovedOn>
  );
}

function whatThen({ collisions: count }: SavedSince): string {
  if (count === 0) return t('drafts.offer.movedOn.kept');
  return t(count === 1 ? 'drafts.offer.movedOn.choose.one' : 'drafts.offer.movedOn.choose.many', { count });
}
