import { draftStore } from '../../editor/drafts/studioDrafts.ts';
import { answerCalls, type StoryAnswers } from './answerCalls.ts';

/**
 * Begins a story of an object that all stories share: answers its calls, and forgets what an earlier story has edited. Returns what ends
 * the answers.
 * @param id Default: that of a document of which there is one
 */
export async function beginLone(
  { kind }: { readonly kind: string },
  answers: StoryAnswers,
  id = 'studio',
): Promise<() => void> {
  const kept = await draftStore.records(answers.userId ?? 'story', { kind, id });
  await Promise.all(kept.map(({ recordId }) => draftStore.remove(recordId)));
  return answerCalls(answers);
}
