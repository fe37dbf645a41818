import type { FormSet } from '@studio/api';
import type { FormViewProps } from '@studio/widgets';
import type { UploadHost } from './FormUploads.ts';

/** The values of a form. */
export type Values = NonNullable<FormViewProps['value']>;
/** Values of forms, by the ids of the forms. */
export type ValuesByForm = ReadonlyMap<string, Values>;

/** The calls of a form set, as the contract has them. All of them answer the form set as it is afterwards. */
export interface FormSetCalls {
  load(): Promise<FormSet>;
  /** @throws ProblemError 409 when another user has started changes */
  start(takeOver: boolean): Promise<FormSet>;
  /** @throws ProblemError 409 when they were saved, taken over, applied or discarded elsewhere */
  save(revision: number, values: ValuesByForm): Promise<FormSet>;
  /** @throws ProblemError 409 as `save` does */
  apply(revision: number): Promise<FormSet>;
  discard(): Promise<FormSet>;
  /** Stores a file for one of the forms. @throws ProblemError 413 or 415 for one that is not taken */
  upload: UploadHost['send'];
}

/** Who has started changes, and when. */
export interface ChangesOf {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly timeStarted: number;
}

/** Changes as the server announces them. */
export interface AnnouncedChanges {
  readonly startedBy: { readonly name: string };
  /** Epoch milliseconds. */
  readonly timeStarted: number;
  readonly isOwn: boolean;
  /** Counts what was saved. */
  readonly revision: number;
}

/** A form set, and what is being changed in it here. */
export interface FormSetState {
  /** The values as they are without changes. */
  readonly saved: ValuesByForm;
  /** Whether the user's own changes are under way, here or elsewhere. */
  readonly isEditing: boolean;
  /** The values as they are edited; those of `saved` while nothing is. */
  readonly values: ValuesByForm;
  /** The changes of another user; null for none. */
  readonly others: ChangesOf | null;
  /** Another user has taken over the changes that were made here: what the server did not get is still in `values`. */
  readonly isTakenOver: boolean;
  /** When the server got the edits last, in epoch milliseconds; null for never. */
  readonly timeKept: number | null;
  /** Edits are on their way to the server, or will be in a moment. */
  readonly isKeeping: boolean;
  /** Why the last edits have not reached the server; null when they have. */
  readonly failure: unknown;
  /** What is pending that the user has begun. */
  readonly pending: 'applying' | 'discarding' | 'starting' | null;
}

/** Edits that the server lacks, with what they were made from. */
export interface UnsentEdits {
  readonly base: ValuesByForm;
  readonly values: ValuesByForm;
}

/** What a save of forms is asked before it writes, and what follows it. */
export interface SaveSteps {
  /** Whether values may be saved. Asked again for others that came from elsewhere meanwhile. Default: they may */
  readonly isValid?: (values: ValuesByForm) => Promise<boolean>;
  /** Is awaited while the changes still count as under way, so that what follows them finds the organization as it is then. Never rejects. */
  readonly onApplied?: () => Promise<void>;
}

/** The other user who has started changes of a form set; null for none. */
export function othersOf({ changes }: FormSet): ChangesOf | null {
  if (changes === null || changes.isOwn) return null;
  return { name: changes.startedBy.name, timeStarted: changes.timeStarted };
}

/** The values of forms as the contract has them. */
export function toValues(forms: FormSet['forms']): ValuesByForm {
  // A list holds texts or entries, never both.
  return new Map(forms.map(({ id, values }) => [id, values as Values]));
}

/** Whether changes that are announced are those of a state. @param revision that is held of the user's own */
export function isInState(
  { isEditing, isTakenOver, others }: FormSetState,
  revision: number | undefined,
  changes: AnnouncedChanges | null,
): boolean {
  if (changes === null) return !isEditing && others === null;
  if (changes.isOwn) return !isTakenOver && revision === changes.revision;
  const { startedBy, timeStarted } = changes;
  return others?.name === startedBy.name && others.timeStarted === timeStarted;
}
