import { draftStore } from '../../editor/drafts/studioDrafts.ts';
import { answerCalls, type StoryAnswers } from './answerCalls.ts';

/** The actions of what there is one of. */
const actions = ['Discard', 'Save', 'Backup'].map((name) => ({ name, enabled: true, notes: '' }));

/**
 * Begins a story of an object that all stories share: answers its calls, and forgets what an earlier story has edited. Returns what ends
 * the answers. Its actions, and that it has no versions yet, need not be among the answers.
 * @param id Default: that of a document of which there is one
 */
export async function beginLone(
  { kind, rest }: { readonly kind: string; readonly rest?: string | { readonly versions: string } },
  answers: StoryAnswers,
  id = 'studio',
): Promise<() => void> {
  const usual = {
    '/rest/Actions': actions,
    ...(typeof rest === 'object' && { [rest.versions]: { records: [], totalRecords: 0 } }),
  };
  const kept = await draftStore.records(answers.userId ?? 'story', { kind, id });
  await Promise.all(kept.map(({ recordId }) => draftStore.remove(recordId)));
  return answerCalls({ ...answers, answers: { ...usual, ...answers.answers } });
}
