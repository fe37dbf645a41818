import { ExpressionError, fieldKey, keysOf, parseExpression } from '@studio/rules';
import { asNode } from '../../../../kernel/rules/conditionNode.ts';
import { namesOf } from '../../conditions/ConditionNames.ts';
import { ownDraft } from '../../conditions/ownForm.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import type { RuleWarning } from '../rules/RuleReview.tsx';
import { rulesTabText } from '../rules/rulesTab.messages.ts';
import { describeFinding } from './describeFinding.ts';
import { findInRule } from './model/analysedForm.ts';
import { storedCondition } from './model/trialForm.ts';

/** What is probably not meant in a rule, in words. @param name null for the rule that shows the form */
export async function reviewFindings(
  draft: FormDraft,
  { uniqueName, name }: { readonly uniqueName: string; readonly name: string | null },
  signal: AbortSignal,
): Promise<readonly RuleWarning[]> {
  const findings = await findInRule(draft, { uniqueName, name }, signal);
  const names = namesOf(ownDraft(uniqueName, draft.parts));
  const condition =
    name === null ? draft.condition : draft.rules.find((rule) => rule.name === name)?.condition;
  const known = new Set(
    draft.parts.flatMap(({ isHead, variableName }) => (isHead ? [] : fieldKey(uniqueName, variableName))),
  );
  const ownPrefix = fieldKey(uniqueName, '');
  const missing = keysInExpressions(condition ? storedCondition(condition) : null, '').filter(
    ({ key }) => key.startsWith(ownPrefix) && !known.has(key),
  );
  return [
    ...missing.map(({ key, pointer }) => ({
      pointer,
      text: rulesTabText('review.noField', { name: key.slice(ownPrefix.length) }),
    })),
    ...findings.map((finding) => ({
      pointer: finding.place.kind === 'rule' ? finding.place.pointer : '',
      text: describeFinding(finding, { draft, uniqueName, names }),
    })),
  ];
}

interface NamedKey {
  readonly key: string;
  /** Of the condition that names it. */
  readonly pointer: string;
}

/** What custom conditions read. */
function keysInExpressions(stored: unknown, pointer: string): readonly NamedKey[] {
  const { kind, subcondition, subconditions, rawExpression } = asNode(stored) ?? {};
  if (kind === 'UnaryCondition') return keysInExpressions(subcondition, `${pointer}/subcondition`);
  if (Array.isArray(subconditions)) {
    return subconditions.flatMap((each, index) =>
      keysInExpressions(each, `${pointer}/subconditions/${index}`),
    );
  }
  if (kind !== 'RawCondition' || typeof rawExpression !== 'string') return [];
  try {
    return [...new Set(keysOf(parseExpression(rawExpression)))].map((key) => ({ key, pointer }));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
