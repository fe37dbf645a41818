import { safetyText } from '../safety.messages.ts';

/** What an editor reports of its changes. */
export interface UnsavedState {
  readonly isDirty: boolean;
  /** The last save of the changes failed. Default false. */
  readonly isNotSaved?: boolean;
}

/** The line under Save's label: that there are changes, or that saving them has failed; undefined without changes. */
export function unsavedText({ isDirty, isNotSaved = false }: UnsavedState): string | undefined {
  if (!isDirty) return undefined;
  return safetyText(isNotSaved ? 'notSaved' : 'unsaved');
}
