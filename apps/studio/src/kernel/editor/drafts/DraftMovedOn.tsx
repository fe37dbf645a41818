import { formatDateTime } from '@studio/widgets';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { isOwnSave } from '../isOwnSave.ts';
import type { Saver } from '../types.ts';
import { MovedOn } from './DraftOffer.styles.ts';
import { draftText } from './drafts.messages.ts';

/** A save that came between a draft and now. */
export interface SavedSince extends Saver {
  /** Things that both changed, and not to the same. */
  readonly collisions: number;
  /** Changes of the draft that the saved version cannot hold. */
  readonly unsupported: number;
}

/** Says that the object is another one than the draft was made from, and what restoring does about it. */
export function DraftMovedOn({ saved }: { readonly saved: SavedSince }) {
  const values = { author: saved.author, time: formatDateTime(saved.time) };
  const whose = isOwnSave(saved) ? 'offer.movedOn.own' : 'offer.movedOn';
  return (
    <MovedOn>
      <RefreshCw aria-hidden size={16} />
      <span>
        {draftText(whose, values)} {whatThen(whose, saved)}
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

function whatThen(whose: 'offer.movedOn' | 'offer.movedOn.own', saved: SavedSince): string {
  const { collisions } = saved;
  const sentences = [
    ...(collisions === 0 ? [] : [draftText(`${whose}.choose.${oneOrMany(collisions)}`, counted(collisions))]),
    ...unsupportedSentences(saved),
  ];
  return sentences.length === 0 ? draftText('offer.movedOn.kept') : sentences.join(' ');
}

/** A sentence about the changes that the saved version cannot hold, or none. */
export function unsupportedSentences({ unsupported }: SavedSince): readonly string[] {
  return unsupported === 0
    ? []
    : [draftText(`offer.movedOn.unsupported.${oneOrMany(unsupported)}`, counted(unsupported))];
}

function oneOrMany(count: number): 'one' | 'many' {
  return count === 1 ? 'one' : 'many';
}

function counted(count: number) {
  return { count: count.toLocaleString() };
}
