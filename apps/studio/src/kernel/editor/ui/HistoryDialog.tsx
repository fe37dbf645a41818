import { Dialog } from '@studio/ui';
import type { VersionSelection } from '@studio/widgets';
import { type ObjectVersion, VersionHistory, type VersionHistoryLabels } from '@studio/widgets';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { versionHistoryLabels } from '../../../platform/i18n/labels/versionHistoryLabels.ts';
import { once } from '../../../platform/i18n/once.ts';
import { UserName } from '../../people/UserName.tsx';
import { DialogFailure } from '../../screen/DialogFailure.tsx';
import type { HistoryState } from '../history/ObjectHistory.ts';
import { safetyText } from '../safety.messages.ts';
import type { VersionInfo } from '../VersionSource.ts';
import { savesText } from './saves.messages.ts';

/** What is known of the history, and what can be done with it. */
export interface HistoryDialogProps extends HistoryState {
  /** What the object is called on the screen. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onLoadMore: () => void;
  readonly onSelect: (selection: VersionSelection) => void;
  /** What restoring brings back; shown with the dialog's title. */
  readonly note: string;
  /** What is listed is called saves: its objects have versions of their own. Default: versions. */
  readonly areSaves?: boolean;
  /** Absent where nothing can be changed. */
  readonly onRestore?: ((version: number) => void) | undefined;
  /** Why the last one could not be brought back; empty when none failed. Default: empty. */
  readonly restoreFailure?: string;
  readonly onClose: () => void;
}

/** Who changed an object, when and what: two of its versions, whichever, compared in the words of the screen. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { name, isOpen, versions, total, isLoading, error, selection, onLoadMore, onSelect, onRestore } =
    props;
  const { changes, isComparing, comparisonError, restoreFailure = '', areSaves = false } = props;
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title={safetyText('history.title', { name })}
      description={onRestore === undefined ? undefined : props.note}
      closeLabel={commonText('close')}
    >
      <DialogFailure text={restoreFailure} />
      <VersionHistory
        versions={versions?.map(toListed)}
        total={total}
        onLoadMore={onLoadMore}
        isLoadingMore={isLoading}
        error={error === null ? undefined : { reason: describeError(error), onRetry: onLoadMore }}
        selection={selection}
        onSelectionChange={onSelect}
        comparison={{
          changes,
          isLoading: isComparing,
          error:
            comparisonError === null || selection === null
              ? undefined
              : { reason: describeError(comparisonError), onRetry: () => onSelect(selection) },
        }}
        onRestore={onRestore && ((id) => onRestore(Number(id)))}
        labels={areSaves ? saveHistoryLabels() : versionHistoryLabels()}
      />
    </Dialog>
  );
}

/** The texts of the history of an object that has versions of its own. */
const saveHistoryLabels = once<Partial<VersionHistoryLabels>>(() => ({
  ...versionHistoryLabels(),
  versions: savesText('all'),
  version: (version) => savesText('one', { version }),
  two: savesText('two'),
  versionsFailed: savesText('failed'),
  comparisonFailed: savesText('comparisonFailed'),
  choose: savesText('choose'),
  isCurrent: savesText('isCurrent'),
}));

function toListed({ version, author, authorId, time, action }: VersionInfo, index: number): ObjectVersion {
  return {
    id: String(version),
    version,
    author: <UserName id={authorId} name={author} />,
    time,
    action: safetyText(`history.action.${action}`),
    isCurrent: index === 0,
  };
}
