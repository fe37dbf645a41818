import { onSessionEnd } from '../../../platform/session/endSession.ts';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';
import type { FormChanges } from './formChanges.ts';

/** What could not be done, and of which action. */
export interface ShownFailures extends Pick<FormChanges, 'changed' | 'message' | 'failures'> {
  /** What the action is called. */
  readonly title: string;
}

/** The form templates that an action left as they were, until they are dismissed; null for none. */
export const shownFailures = shallowProxy<{ shown: ShownFailures | null }>({ shown: null });

/** Shows which form templates an action left as they were; nothing where it left none. */
export function showFailures(shown: ShownFailures): void {
  if (shown.failures.length > 0) assign(shownFailures, { shown });
}

/** Puts them away. */
export function hideFailures(): void {
  assign(shownFailures, { shown: null });
}

onSessionEnd(hideFailures);
