import type { AuthorizationKey } from '@studio/api';
import { beginLone } from '../../../kernel/object/testing/beginLone.ts';
import { rates } from '../early.ts';
import { rateAnswers } from './rateAnswers.ts';

/**
 * Begins a story of the rate status.
 * @param given the entries as the server has them, or what it answers in their place
 * @param permissions Default: that to change them
 */
export function beginRates(
  given: unknown,
  permissions: readonly AuthorizationKey[] = ['MODIFY_STATE_RATES'],
): Promise<() => void> {
  return beginLone(rates, { answers: rateAnswers(given), permissions });
}
