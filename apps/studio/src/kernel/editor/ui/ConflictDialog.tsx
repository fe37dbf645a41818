import { Button, Dialog } from '@studio/ui';
import { useControlled } from '@studio/ui/internal';
import {
  ChangeList,
  type ChangeListItem,
  countUndecided,
  formatDateTime,
  type MergeChoices,
  type MergeCollision,
  MergeTable,
} from '@studio/widgets';
import { styled } from 'styled-components';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { changeListLabels } from '../../../platform/i18n/labels/changeListLabels.ts';
import { mergeTableLabels } from '../../../platform/i18n/labels/mergeTableLabels.ts';
import { isOwnSave } from '../isOwnSave.ts';
import { safetyText } from '../safety.messages.ts';
import type { Saver } from '../types.ts';

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

/** What the dialog of a conflict is called, and says. */
interface ConflictWords {
  readonly title: string;
  readonly text: string;
  readonly apply: string;
  readonly applyAndSave: string;
}

/**
 * The words of a conflict with somebody's version, or one's own of elsewhere.
 * @param unsupported what that version cannot hold; undefined for nothing
 */
function conflictWords(saver: Saver, unsupported: Unsupported | undefined): ConflictWords {
  const isOwn = isOwnSave(saver);
  const values = { author: saver.author, time: formatDateTime(saver.time) };
  if (unsupported === undefined)
    return {
      title: safetyText(isOwn ? 'merge.own.title' : 'merge.title', values),
      text: safetyText(isOwn ? 'merge.own.text' : 'merge.text', values),
      apply: safetyText('merge.apply'),
      applyAndSave: safetyText('merge.save'),
    };
  const { changes, kind } = unsupported;
  const count =
    changes.length === 1
      ? safetyText('merge.unsupported.one')
      : safetyText('merge.unsupported.many', { count: changes.length.toLocaleString() });
  return {
    title: safetyText('merge.unsupported.title'),
    text: safetyText(isOwn ? 'merge.unsupported.own.text' : 'merge.unsupported.text', {
      ...values,
      kind,
      count,
    }),
    apply: safetyText('merge.unsupported.apply'),
    applyAndSave: safetyText('merge.unsupported.save'),
  };
}

/** Changes of the user's that another version cannot hold. */
interface Unsupported {
  readonly changes: readonly ChangeListItem[];
  /** What that version is, in the words of the screen: the name of its type. */
  readonly kind: string;
}

/** What is listed, and whether there is content below it. */
interface UnsupportedChangesProps extends Pick<Unsupported, 'changes'> {
  /** Nothing has to be chosen besides. */
  readonly isAlone: boolean;
}

/** What is lost by rebasing onto another version; above what has to be chosen, if anything has. */
function UnsupportedChanges({ changes, isAlone }: UnsupportedChangesProps) {
  return (
    <Part>
      {!isAlone && <Heading>{safetyText('merge.unsupported.list')}</Heading>}
      <ChangeList changes={changes} maxHeight="min(20rem, 40vh)" labels={changeListLabels()} />
      {!isAlone && <Heading>{safetyText('merge.unsupported.choose')}</Heading>}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: var(--st-space-2);
`;

const Heading = styled.h3`
  margin: var(--st-space-2) 0 0;
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
`;
