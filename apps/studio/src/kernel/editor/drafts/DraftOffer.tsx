import { Button, ConfirmDialog, Dialog, Select } from '@studio/ui';
import { ChangeList, type ChangeListItem, formatDateTime } from '@studio/widgets';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { changeListLabels } from '../../../platform/i18n/labels/changeListLabels.ts';
import { DialogFailure } from '../../screen/DialogFailure.tsx';
import { isOwnSave } from '../isOwnSave.ts';
import type { Saver } from '../types.ts';
import { Aside, MovedOn, Parts, Sentence } from './DraftOffer.styles.ts';
import { draftText } from './drafts.messages.ts';

/** One draft that can be gone on with. */
export interface DraftOnOffer {
  readonly id: string;
  /** Epoch milliseconds of the last edit. */
  readonly time: number;
  /** What it would change, in the words of the screen. */
  readonly changes: readonly ChangeListItem[];
  /** It is of another object, that had the name before. Default false. */
  readonly isOfOther?: boolean | undefined;
  /** Who has saved the object after the draft was begun; null without such a save. */
  readonly savedSince: SavedSince | null;
}

export interface DraftOfferProps {
  /** What the object is called on the screen. */
  readonly name: string;
  /** Newest first; without any the dialog is closed. */
  readonly drafts: readonly DraftOnOffer[];
  /** The object is not there any more, and can be made again from a draft that is restored. Default false. */
  readonly isGone?: boolean | undefined;
  /** Why the last one could not be restored; empty when none failed. Default: empty. */
  readonly failure?: string;
  readonly onRestore: (id: string) => void;
  /** Asked for once more before it is called. */
  readonly onDiscard: (id: string) => void;
  /** Leaves all of them for another time. */
  readonly onNotNow: () => void;
}

/** Offers what the user had changed and not saved when the object was last open; of several drafts the newest first. */
export function DraftOffer(props: DraftOfferProps) {
  const { name, drafts, isGone = false, failure = '', onRestore, onDiscard, onNotNow } = props;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const restoreRef = useRef<HTMLButtonElement>(null);
  const draft = drafts.find(({ id }) => id === chosenId) ?? drafts[0];
  if (draft === undefined) return null;
  const { id, changes, savedSince, isOfOther = false } = draft;
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => (isOpen ? undefined : onNotNow())}
        title={draftText('offer.title')}
        description={<Sentence>{offerText(name, draft)}</Sentence>}
        closeLabel={commonText('close')}
        initialFocusRef={restoreRef}
        footer={
          <>
            <Aside>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {draftText('offer.discard')}
              </Button>
            </Aside>
            <Button onClick={onNotNow}>{draftText('offer.later')}</Button>
            <Button ref={restoreRef} variant="primary" onClick={() => onRestore(id)}>
              {draftText('offer.restore')}
            </Button>
          </>
        }
      >
        <Parts>
          <DialogFailure text={failure} />
          {drafts.length > 1 && (
            <Select
              label={draftText('offer.choose')}
              options={drafts.map((each) => ({ value: each.id, label: optionText(each) }))}
              value={id}
              onValueChange={setChosenId}
            />
          )}
          {isGone && <DraftWarning text={draftText('offer.gone')} />}
          {isOfOther && <DraftWarning text={otherText(draft)} />}
          {savedSince !== null && !isOfOther && <DraftMovedOn saved={savedSince} />}
          <ChangeList
            key={id}
            changes={changes}
            emptyText={draftText('offer.unlisted')}
            maxHeight="min(24rem, 40vh)"
            labels={changeListLabels()}
          />
        </Parts>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={draftText('discard.title')}
        message={discardQuestion(draft)}
        confirmLabel={draftText('discard.confirm')}
        cancelLabel={draftText('discard.cancel')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard(id);
        }}
      />
    </>
  );
}

function offerText(name: string, { time, changes }: DraftOnOffer): string {
  const values = { name, time: formatDateTime(time), count: changes.length.toLocaleString() };
  if (changes.length === 0) return draftText('offer.text', values);
  return draftText(changes.length === 1 ? 'offer.text.one' : 'offer.text.many', values);
}

function otherText({ savedSince }: DraftOnOffer): string {
  const unsupported = savedSince === null ? [] : unsupportedSentences(savedSince);
  return [draftText('offer.other'), ...unsupported].join(' ');
}

function optionText({ time, changes }: DraftOnOffer): string {
  const values = { time: formatDateTime(time), count: changes.length.toLocaleString() };
  if (changes.length === 0) return values.time;
  return draftText(changes.length === 1 ? 'offer.option.one' : 'offer.option.many', values);
}

function discardQuestion({ time, changes }: DraftOnOffer): string {
  const values = { time: formatDateTime(time), count: changes.length.toLocaleString() };
  if (changes.length === 0) return draftText('discard.question.unlisted', values);
  return draftText(changes.length === 1 ? 'discard.question.one' : 'discard.question.many', values);
}

/** A save that came between a draft and now. */
interface SavedSince extends Saver {
  /** Things that both changed, and not to the same. */
  readonly collisions: number;
  /** Changes of the draft that the saved version cannot hold. */
  readonly unsupported: number;
}

/** Says that the object is another one than the draft was made from, and what restoring does about it. */
function DraftMovedOn({ saved }: { readonly saved: SavedSince }) {
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
function DraftWarning({ text }: { readonly text: string }) {
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
function unsupportedSentences({ unsupported }: SavedSince): readonly string[] {
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
