import { ConnectionError, ProblemError } from '@studio/api';
import type { FailurePlaces } from '../../../kernel/editor/failurePlaces.ts';
import { openAt, refusedAt } from '../../../kernel/editor/placeFailure.ts';
import { cutText } from '../../../kernel/object/files/cut.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { isBusy } from '../../../platform/preferences/retryWhileBusy.ts';
import type { DocumentPart } from './productDraft.ts';

/** A document that is still to be uploaded. */
export interface PendingDocument {
  readonly part: DocumentPart;
  readonly key: string;
  readonly name: string;
}

/** What is refused because of a document. */
const ofDocument: readonly number[] = [400, 413, 415, 422];

/** A failed upload as it is reported at its documents; what belongs to none, or does not name them, stays as it is. */
export function explainUpload(error: unknown, chosen: readonly PendingDocument[]): unknown {
  const isProblem = error instanceof ProblemError && !isBusy(error);
  if (error instanceof ConnectionError || (isProblem && error.status >= 500)) {
    const reason = describeError(error);
    const isCut = error instanceof ConnectionError && error.reason === 'network';
    return openAt(
      error,
      placesOf(chosen, reason, ({ name }) => cutText(isCut ? 'cut' : 'stays', { reason, name })),
    );
  }
  if (!(error instanceof ExplainedError) && !(isProblem && ofDocument.includes(error.status))) return error;
  const reason = describeError(error);
  const named = chosen.length === 1 ? chosen : chosen.filter(({ name }) => reason.includes(name));
  return named.length === 0 ? error : refusedAt(placesOf(named, reason, () => reason));
}

function placesOf(
  documents: readonly PendingDocument[],
  detail: string,
  describe: (document: PendingDocument) => string,
): FailurePlaces {
  const errors = documents.map((each) => ({
    pointer: `/${each.part}FileTemplateId`,
    message: describe(each),
  }));
  return { detail, errors };
}
