import { type RuleReview as ReviewAnswer, type Rule, result } from '@studio/api';
import {
  type ActionsDraft,
  type ConditionDraft,
  type ConditionOperator,
  conditionIdAt,
  ReviewDialog,
  type ReviewDialogProps,
  type ReviewProblem,
} from '@studio/widgets';
import { useState } from 'react';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { ruleValueKinds } from '../../../kernel/rules/ruleSchema.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { api } from '../../../platform/http/api.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { ruleEditorText } from '../editor.messages.ts';
import { type RuleDraft, toRuleBody } from './draft/RuleDraft.ts';

/** The place of an error in a rule. */
export type ReviewPlace = Parameters<NonNullable<ReviewDialogProps['onShow']>>[0];

/** A rule as it is edited, and where what is wrong with it leads to. */
export interface RuleReviewProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly draft: RuleDraft;
  readonly doc: Rule;
  readonly operators: readonly ConditionOperator[] | undefined;
  readonly onShow: (place: ReviewPlace) => void;
}

/** The rule in words, with what the server and the builder find wrong with it. It asks again with another `key`. */
export function RuleReview({ isOpen, onClose, draft, doc, operators, onShow }: RuleReviewProps) {
  const [reviewed] = useState(draft);
  const found = useResource(isOpen ? doc.id : null, (signal) =>
    withProgress({ loading: ruleEditorText('review.loading'), success: '' }, async () => {
      const body = toRuleBody(reviewed, doc);
      return (await result(api.POST('/rest/Rule/validate', { body, signal }))).data;
    }),
  );
  return (
    <ReviewDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={ruleEditorText('review.title')}
      condition={reviewed.condition}
      actions={reviewed.actions}
      operators={operators}
      valueKinds={ruleValueKinds()}
      problems={toProblems(found.data?.errors ?? [], reviewed)}
      isPending={found.data === undefined && found.error === null}
      error={found.error === null ? undefined : { reason: describeError(found.error), onRetry: found.reload }}
      onShow={onShow}
    />
  );
}

/** What the server found, each with its place. What the builder finds itself is not listed twice. */
function toProblems(
  errors: ReviewAnswer['errors'],
  { condition, actions }: { readonly condition: ConditionDraft; readonly actions: ActionsDraft },
): readonly ReviewProblem[] {
  return errors.map(({ pointer, message, severity }) => {
    const [, part = '', ...tokens] = pointer.split('/');
    const conditionId = part === 'condition' ? conditionIdAt(condition, `/${tokens.join('/')}`) : undefined;
    if (conditionId !== undefined)
      return { severity, text: message, place: { kind: 'condition', id: conditionId } };
    const action = part === 'actions' ? actions[Number(tokens[0])] : undefined;
    return { severity, text: message, ...(action && { place: { kind: 'action', id: action.id } }) };
  });
}
