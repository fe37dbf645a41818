import { Button, ConfirmDialog, Dialog, Select } from '@studio/ui';
import { ChangeList, formatDateTime, type ListedChange } from '@studio/widgets';
import { useRef, useState } from 'react';
import { changeListLabels } from '../../../messages/changeListLabels.ts';
import { t } from '../../../messages/messages.ts';
import { DraftMovedOn, DraftWarning, type SavedSince, unheldSentences } from './DraftMovedOn.tsx';
import { Aside, Parts, Sentence } from './DraftOffer.styles.ts';
import './drafts.messages.ts';

/** One draft that can be gone on with. */
export interface DraftOnOffer {
  readonly id: string;
  /** Epoch milliseconds of the last edit. */
  readonly time: number;
  /** What it would change, in the words of the screen. */
  readonly changes: readonly ListedChange[];
  /** It is of another object, that had the name before. Default false. */
  readonly isOfOther?: boolean | undefined;
  /** Who has saved the object after the draft was begun; null when nobody has. */
  readonly savedSince: SavedSince | null;
}

export interface DraftOfferProps {
  /** What the object is called on the screen. */
  readonly name: string;
  /** Newest first; without any the dialog is closed. */
  readonly drafts: readonly DraftOnOffer[];
  /** The object is not there any more, and can be made again from a draft that is restored. Default false. */
  readonly isGone?: boolean | undefined;
  readonly onRestore: (id: string) => void;
  /** Asked for once more before it is called. */
  readonly onDiscard: (id: string) => void;
  /** Leaves all of them for another time. */
  readonly onNotNow: () => void;
}

/** Offers what the user had changed and not saved when the object was last open; of several drafts the newest first. */
export function DraftOffer(props: DraftOfferProps) {
  const { name, drafts, isGone = false, onRestore, onDiscard, onNotNow } = props;
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
        title={t('drafts.offer.title')}
        description={<Sentence>{offerText(name, draft)}</Sentence>}
        closeLabel={t('common.close')}
        initialFocusRef={restoreRef}
        footer={
          <>
            <Aside>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {t('drafts.offer.discard')}
              </Button>
            </Aside>
            <Button onClick={onNotNow}>{t('drafts.offer.later')}</Button>
            <Button ref={restoreRef} variant="primary" onClick={() => onRestore(id)}>
              {t('drafts.offer.restore')}
            </Button>
          </>
        }
      >
        <Parts>
          {drafts.length > 1 && (
            <Select
              label={t('drafts.offer.choose')}
              options={drafts.map((each) => ({ value: each.id, label: optionText(each) }))}
              value={id}
              onValueChange={setChosenId}
            />
          )}
          {isGone && <DraftWarning text={t('drafts.offer.gone')} />}
          {isOfOther && <DraftWarning text={otherText(draft)} />}
          {savedSince !== null && !isOfOther && <DraftMovedOn saved={savedSince} />}
          <ChangeList
            key={id}
            changes={changes}
            emptyText={t('drafts.offer.unlisted')}
            maxHeight="min(24rem, 40vh)"
            labels={changeListLabels()}
          />
        </Parts>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('drafts.discard.title')}
        message={discardQuestion(draft)}
        confirmLabel={t('drafts.discard.confirm')}
        cancelLabel={t('drafts.discard.cancel')}
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
  if (changes.length === 0) return t('drafts.offer.text', values);
  return t(changes.length === 1 ? 'drafts.offer.text.one' : 'drafts.offer.text.many', values);
}

function otherText({ savedSince }: DraftOnOffer): string {
  const unheld = savedSince === null ? [] : unheldSentences(savedSince);
  return [t('drafts.offer.other'), ...unheld].join(' ');
}

function optionText({ time, changes }: DraftOnOffer): string {
  const values = { time: formatDateTime(time), count: changes.length.toLocaleString() };
  if (changes.length === 0) return values.time;
  return t(changes.length === 1 ? 'drafts.offer.option.one' : 'drafts.offer.option.many', values);
}

function discardQuestion({ time, changes }: DraftOnOffer): string {
  const values = { time: formatDateTime(time), count: changes.length.toLocaleString() };
  if (changes.length === 0) return t('drafts.discard.question.unlisted', values);
  return t(changes.length === 1 ? 'drafts.discard.question.one' : 'drafts.discard.question.many', values);
}
