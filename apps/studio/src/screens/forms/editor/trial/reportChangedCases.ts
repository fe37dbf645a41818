import type { UiFormTemplate } from '@studio/api';
import { notify } from '../../../../platform/feedback/notices.ts';
import { toFormDraft } from '../draft/toFormDraft.ts';
import { runCases } from './model/caseRuns.ts';
import { trialText } from './trial.messages.ts';

/** Says how many kept cases a save changed the outcome of; nothing where there is none. @param before the form as it was saved before */
export function reportChangedCases(before: UiFormTemplate, after: UiFormTemplate): void {
  const [own, saved] = [after, before].map((form) => ({
    draft: toFormDraft(form),
    uniqueName: form.formTemplate.uniqueName,
  }));
  const runs = own && saved ? runCases(own, saved) : [];
  const count = runs.filter(({ isChanged }) => isChanged).length;
  if (count === 0) return;
  const message = trialText(count === 1 ? 'cases.saved.one' : 'cases.saved.many', { count });
  notify({ message, tone: 'warning' });
}
