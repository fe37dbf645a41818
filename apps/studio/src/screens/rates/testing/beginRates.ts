import type { AuthorizationKey } from '@studio/api';
import { draftStore } from '../../../kernel/editor/drafts/studioDrafts.ts';
import { loneId } from '../../../kernel/kind/loneKind.ts';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { rates } from '../early.ts';
import { rateAnswers } from './rateAnswers.ts';

/**
 * Begins a story of the rate status: answers its calls, and forgets what an earlier story has edited, as there is one object for all.
 * @param given the entries as the server has them, or what it answers in their place
 * @param permissions Default: that to change them
 * @returns ends the answers
 */
export async function beginRates(
  given: unknown,
  permissions: readonly AuthorizationKey[] = ['MODIFY_STATE_RATES'],
): Promise<() => void> {
  const kept = await draftStore.records('story', { kind: rates.kind, id: loneId });
  await Promise.all(kept.map(({ recordId }) => draftStore.remove(recordId)));
  return answerCalls({ answers: rateAnswers(given), permissions });
}
