import { namesOf } from '../../conditions/ConditionNames.ts';
import { ownDraft } from '../../conditions/ownForm.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import type { RuleWarning } from '../rules/RuleReview.tsx';
import { describeFinding } from './describeFinding.ts';
import { findInRule } from './model/analysedForm.ts';

/** What is probably not meant in a rule, in words. @param name null for the rule that shows the form */
export async function reviewFindings(
  draft: FormDraft,
  { uniqueName, name }: { readonly uniqueName: string; readonly name: string | null },
  signal: AbortSignal,
): Promise<readonly RuleWarning[]> {
  const findings = await findInRule(draft, { uniqueName, name }, signal);
  const names = namesOf(ownDraft(uniqueName, draft.parts));
  return findings.map((finding) => ({
    pointer: finding.place.kind === 'rule' ? finding.place.pointer : '',
    text: describeFinding(finding, { draft, uniqueName, names }),
  }));
}
