import { type BulkSelection, isProblem } from '@studio/api';
import { notify } from '../../../platform/feedback/notices.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { defineMessages } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { saveFile } from '../../../platform/transfer/download.ts';
import { mayHaveBeenSaved } from '../../editor/IdempotentSaver.ts';
import type { BulkOutcome, BulkRunnable } from '../ListAction.ts';

/** Texts about bulk work that has run. */
const runText = defineMessages('bulk.run', {
  countChanged: 'The filter now matches {actual} instead of {expected}. Nothing was done. Select again.',
  uncertain: 'No answer came: it may have been done all the same.',
});

/** Runs a bulk action under the loading bar, and saves its file. Loaded when the first one runs. */
export async function runBulk(
  action: BulkRunnable,
  selection: BulkSelection,
  showFailure: ((text: string) => void) | null,
): Promise<BulkOutcome> {
  try {
    const file = await withProgress(action.texts, (report) => action.run(selection, report));
    if (file !== null) saveFile(file, action.fileName ?? '');
    return 'done';
  } catch (error) {
    if (isOtherCount(error, selection)) return 'changed';
    // A file that does not come is in the activity list.
    const show = showFailure ?? (action.fileName === undefined ? notifyFailure : null);
    const { failure } = action.texts;
    const lead = failure !== undefined && mayHaveBeenSaved(error) ? runText('uncertain') : failure;
    show?.([lead, describeError(error)].filter(Boolean).join(' '));
    return 'failed';
  }
}

/** Says so where the filter matches another number than the user agreed to. */
function isOtherCount(error: unknown, selection: BulkSelection): boolean {
  const actual = isProblem(error, 409) ? error.problem.actualCount : undefined;
  if (actual === undefined || !('expectedCount' in selection)) return false;
  const { expectedCount: expected } = selection;
  notify({ message: runText('countChanged', { actual, expected }), tone: 'warning' });
  return true;
}

function notifyFailure(message: string): void {
  notify({ message, tone: 'bad' });
}
