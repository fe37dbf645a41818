import { ConnectionError, ProblemError, type RuleViolation } from '@studio/api';
import type { FailurePlaces } from '../../../kernel/editor/failurePlaces.ts';
import { openAt, refusedAt } from '../../../kernel/editor/placeFailure.ts';
import { cutText } from '../../../kernel/object/files/cut.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { isBusy } from '../../../platform/preferences/retryWhileBusy.ts';
import { filesText } from '../files.messages.ts';

/** What a step of a save was about. */
export interface FailedStep {
  /** What the file is called on the screen; empty for one that has no name yet. */
  readonly name: string;
  /** The name of the file whose bytes were sent along; null for none. */
  readonly sent: string | null;
  /** The place of a field of its row in what is sent. */
  readonly placeOf: (field: string) => string;
}

/** What is refused because of what is in a row; everything else is not about the row. */
const ofRow: readonly number[] = [400, 404, 409, 412, 413, 415, 422];

/**
 * A failure as it is reported at the row that it belongs to: what is wrong with its fields, or, while it is unknown whether it was written, that the next save sends it again.
 * Whatever concerns more than the row, such as a session that has ended, stays as it is.
 */
export function explainFailure(error: unknown, step: FailedStep): unknown {
  if (error instanceof ConnectionError) return openAt(error, openPlaces(error, step));
  if (error instanceof ExplainedError) return refused(error, step);
  if (!(error instanceof ProblemError) || isBusy(error)) return error;
  if (error.status >= 500) return openAt(error, openPlaces(error, step));
  return ofRow.includes(error.status) ? refused(error, step) : error;
}

/** It is unknown whether it was written: the next save finds out. */
function openPlaces(
  error: ConnectionError | ProblemError,
  { name, sent, placeOf }: FailedStep,
): FailurePlaces {
  const reason = describeError(error);
  const isCut = error instanceof ConnectionError && error.reason === 'network';
  const message =
    sent === null
      ? filesText('save.stays', { reason })
      : cutText(isCut ? 'cut' : 'stays', { reason, name: sent });
  return { detail: describeFailed(name, reason), errors: [{ pointer: placeOf('file'), message }] };
}

function refused(error: ProblemError | ExplainedError, { name, placeOf }: FailedStep): ProblemError {
  const found: readonly RuleViolation[] = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  const reason = found.length === 0 ? describeError(error) : found.map(({ message }) => message).join(' ');
  const whole = error instanceof ProblemError && error.status === 409 ? 'name' : 'file';
  const errors =
    found.length === 0
      ? [{ pointer: placeOf(whole), message: reason }]
      : found.map(({ pointer, message }) => ({ pointer: placeOf(fieldAt(pointer)), message }));
  return refusedAt({ detail: describeFailed(name, reason), errors });
}

/** The field of a row that a violation is about. @param pointer of the call's parameters */
function fieldAt(pointer: string): string {
  const name = pointer.slice(1);
  return ['name', 'description', 'carrierOnly'].includes(name) ? name : 'file';
}

function describeFailed(name: string, reason: string): string {
  return filesText('save.failed', { name: name.trim() || filesText('save.unnamed'), reason });
}
