import type { BulkSelection } from '@studio/api';
import { leavesUnconfirmed, mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import { randomId } from '../../../kernel/editor/randomId.ts';
import { onKindChange } from '../../../platform/changes/kindChanges.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { notifySuccess, withProgress } from '../../../platform/feedback/progress.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { onSessionEnd } from '../../../platform/session/endSession.ts';
import { formText } from '../forms.messages.ts';
import { formDialogText } from './dialogs.messages.ts';
import {
  type FormChanges,
  makeTestSet,
  markCurrentSet,
  markInProduction,
  publishForms,
} from './formChanges.ts';
import { showFailures } from './shownFailures.ts';

/** Publishes drafts. @throws as `publishForms` does */
export async function runPublish(selection: BulkSelection): Promise<null> {
  const changes = await publishForms(selection);
  const message = changes.message ?? formDialogText('publish.some');
  announceChanges({ ...changes, message }, formText('publish'), describeNewSet(changes));
  return null;
}

/** Marks published form templates in production. @throws as `markInProduction` does */
export async function runMark(selection: BulkSelection): Promise<null> {
  const changes = await markInProduction(selection);
  announceChanges(changes, formText('mark'), formDialogText('mark.success'));
  return null;
}

/** Marks the current set in production, under the loading bar. @throws as `markCurrentSet` does */
export async function runMarkSet(expectedSetId: number, waiting: readonly string[]): Promise<void> {
  const changes = await withProgress({ loading: formText('mark.loading') }, () =>
    markCurrentSet(expectedSetId, waiting),
  );
  announceChanges(changes, formText('mark'), formDialogText('mark.success'));
}

let isTesting = false;

/** Of the call for a test set whose answer was lost, while no form has been changed since; null when there is none. */
let lostTest: string | null = null;
const forgetTest = () => {
  lostTest = null;
};
onSessionEnd(forgetTest);
onKindChange('/UIFormTemplate', forgetTest);

/**
 * Makes a set of drafts for trying them out, under the loading bar; a second call while one runs does nothing. One whose answer was lost is the
 * same to the server when it is called again, as long as it would hold the same.
 */
export async function runTest(): Promise<void> {
  if (isTesting) return;
  isTesting = true;
  const known = lostTest;
  const key = known ?? randomId();
  lostTest = key;
  try {
    await withProgress({ loading: formDialogText('test.loading'), success: describeNewSet }, () =>
      makeTestSet(key),
    );
    forgetTest();
  } catch (error) {
    if (!mayHaveBeenSaved(error) && !(known !== null && leavesUnconfirmed(error))) forgetTest();
    notify({ message: describeError(error), tone: 'bad' });
  } finally {
    isTesting = false;
  }
}

function describeNewSet({ setId }: FormChanges): string {
  return formDialogText('publish.success', { 0: setId ?? '' });
}

function announceChanges(changes: FormChanges, title: string, success: string): void {
  if (changes.changed > 0 || changes.failures.length === 0) notifySuccess(success);
  showFailures({ ...changes, title });
}
