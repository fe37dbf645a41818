import { Button, Dialog } from '@studio/ui';
import { useControlled } from '@studio/ui/internal';
import { countUndecided, type MergeChoices, type MergeCollision, MergeTable } from '@studio/widgets';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { mergeTableLabels } from '../../../platform/i18n/labels/mergeTableLabels.ts';
import { isOwnSave } from '../isOwnSave.ts';
import { safetyText } from '../safety.messages.ts';
import type { Saver } from '../types.ts';
import { conflictWords } from './conflictWords.ts';
import { type Unsupported, UnsupportedChanges } from './UnsupportedChanges.tsx';

/** What both changed, what cannot be kept, and what is done with the choices. */
export interface ConflictDialogProps extends Saver {
  readonly collisions: readonly MergeCollision[];
  /** What the user changed and the other version cannot hold. Default: nothing. */
  readonly unsupported?: Unsupported | undefined;
  /** What was chosen, when the caller holds that. */
  readonly choices?: MergeChoices | undefined;
  readonly onChoicesChange?: ((choices: MergeChoices) => void) | undefined;
  /** Goes on from the other version as chosen, without what it cannot hold. */
  readonly onApply: (choices: MergeChoices) => void;
  /** The same, and saves. */
  readonly onApplyAndSave: (choices: MergeChoices) => void;
  /** Leaves everything as it is for now. */
  readonly onLater: () => void;
}

/** Lets the user choose, for each thing that both changed, whose change is kept, and says what cannot be kept at all. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { author, collisions, unsupported, onApply, onApplyAndSave, onLater } = props;
  const isOwn = isOwnSave(props);
  const [choices, setChoices] = useControlled(props.choices, {}, props.onChoicesChange);
  const missing = countUndecided(collisions, choices);
  const disabledReason = missing === 0 ? undefined : missingText(missing);
  const words = conflictWords(props, unsupported);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onLater())}
      title={words.title}
      description={words.text}
      closeLabel={commonText('close')}
      footer={
        <>
          <Button onClick={onLater}>{safetyText('merge.later')}</Button>
          <Button disabledReason={disabledReason} onClick={() => onApply(choices)}>
            {words.apply}
          </Button>
          <Button variant="primary" disabledReason={disabledReason} onClick={() => onApplyAndSave(choices)}>
            {words.applyAndSave}
          </Button>
        </>
      }
    >
      {unsupported !== undefined && (
        <UnsupportedChanges changes={unsupported.changes} isAlone={collisions.length === 0} />
      )}
      {collisions.length > 0 && (
        <MergeTable
          collisions={collisions}
          choices={choices}
          onChoicesChange={setChoices}
          theirName={isOwn ? safetyText('merge.own.theirs') : author}
          labels={mergeTableLabels()}
        />
      )}
    </Dialog>
  );
}

function missingText(count: number): string {
  return count === 1 ? safetyText('merge.missing.one') : safetyText('merge.missing.many', { count });
}
