import type { RuleReview as ReviewAnswer } from '@studio/api';
import { conditionIdAt, ReviewDialog, type ReviewDialogProps, type ReviewProblem } from '@studio/widgets';
import { useState } from 'react';
import { withProgress } from '../../platform/feedback/progress.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { useResource } from '../resource/useResource.ts';
import { ruleValueKinds } from './ruleSchema.ts';
import { ruleMessages } from './rules.messages.ts';
import type { RuleParts } from './ruleText.ts';

export type { RuleReview as ReviewAnswer } from '@studio/api';

/** A rule as it is edited, and what is done with a place that is wrong. */
export interface RuleReviewProps
  extends Pick<ReviewDialogProps, 'getParameterOptions' | 'getValueText' | 'onShow' | 'operators'> {
  readonly value: RuleParts;
  /** What the server finds wrong with it. It is asked each time that the review opens. */
  readonly review: (value: RuleParts, signal: AbortSignal) => Promise<ReviewAnswer>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where something is wrong with a rule. */
export type ReviewPlace = Parameters<NonNullable<ReviewDialogProps['onShow']>>[0];

/** The rule in words, with what the server and the builder find wrong with it. It asks again with another `key`. */
export function RuleReview({ value, review, isOpen, onClose, ...shown }: RuleReviewProps) {
  const [reviewed] = useState(value);
  const found = useResource(isOpen ? 'review' : null, (signal) =>
    withProgress({ loading: ruleMessages('review.loading') }, () => review(reviewed, signal)),
  );
  return (
    <ReviewDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={ruleMessages('review.title')}
      condition={reviewed.condition}
      actions={reviewed.actions}
      valueKinds={ruleValueKinds()}
      problems={toProblems(found.data?.errors ?? [], reviewed)}
      isPending={found.data === undefined && found.error === null}
      error={found.error === null ? undefined : { reason: describeError(found.error), onRetry: found.reload }}
      {...shown}
    />
  );
}

/** What the server found, each with its place. */
function toProblems(
  errors: ReviewAnswer['errors'],
  { condition, actions }: RuleParts,
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
