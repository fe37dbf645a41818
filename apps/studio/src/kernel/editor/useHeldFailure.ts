import { useState } from 'react';

/** A failed save as it is shown. */
export interface HeldFailure<Failure> {
  readonly failure: Failure;
  /** It was tried again from what was shown, and has failed again. */
  readonly isAgain: boolean;
}

/**
 * The failure of the latest save. It stays shown while the next save runs, so that 'Try again' does not vanish under the
 * focus, and goes when that succeeds.
 * @param failure another object for each failure; null while there is none
 */
export function useHeldFailure<Failure extends object>(
  failure: Failure | null,
  isSaving: boolean,
): HeldFailure<Failure> | null {
  const [held, setHeld] = useState<HeldFailure<Failure> | null>(null);
  if (failure !== null && failure !== held?.failure) setHeld({ failure, isAgain: held !== null });
  else if (failure === null && held !== null && !isSaving) setHeld(null);
  return held;
}
