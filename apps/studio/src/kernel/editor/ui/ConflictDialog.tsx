import { Button, Dialog, useControlled } from '@studio/ui';
import {
  countUndecided,
  formatDateTime,
  type MergeChoices,
  type MergeCollision,
  MergeTable,
} from '@studio/widgets';
import { mergeTableLabels } from '../../../messages/mergeTableLabels.ts';
import { t } from '../../../messages/messages.ts';
import { isOwnSave } from '../isOwnSave.ts';
import type { Saver } from '../types.ts';
import './safety.messages.ts';

/** What both changed, and what is done with the choices. */
export interface ConflictDialogProps extends Saver {
  readonly collisions: readonly MergeCollision[];
  /** What was chosen, when the caller holds that. */
  readonly choices?: MergeChoices | undefined;
  readonly onChoicesChange?: ((choices: MergeChoices) => void) | undefined;
  /** Goes on from the other version as chosen. */
  readonly onApply: (choices: MergeChoices) => void;
  /** The same, and saves. */
  readonly onApplyAndSave: (choices: MergeChoices) => void;
  /** Leaves everything as it is for now. */
  readonly onLater: () => void;
}

/** Lets the user choose, for each thing that both changed, whose change is kept. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { author, time, collisions, onApply, onApplyAndSave, onLater } = props;
  const isOwn = isOwnSave(props);
  const [choices, setChoices] = useControlled(props.choices, {}, props.onChoicesChange);
  const missing = countUndecided(collisions, choices);
  const disabledReason = missing === 0 ? undefined : missingText(missing);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onLater())}
      title={t(isOwn ? 'editor.merge.own.title' : 'editor.merge.title', { author })}
      description={t(isOwn ? 'editor.merge.own.text' : 'editor.merge.text', {
        author,
        time: formatDateTime(time),
      })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onLater}>{t('editor.merge.later')}</Button>
          <Button disabledReason={disabledReason} onClick={() => onApply(choices)}>
            {t('editor.merge.apply')}
          </Button>
          <Button variant="primary" disabledReason={disabledReason} onClick={() => onApplyAndSave(choices)}>
            {t('editor.merge.save')}
          </Button>
        </>
      }
    >
      <MergeTable
        collisions={collisions}
        choices={choices}
        onChoicesChange={setChoices}
        theirName={isOwn ? t('editor.merge.own.theirs') : author}
        labels={mergeTableLabels()}
      />
    </Dialog>
  );
}

function missingText(count: number): string {
  return count === 1 ? t('editor.merge.missing.one') : t('editor.merge.missing.many', { count });
}
