import { Button } from '@studio/ui';
import {
  ActionGroup,
  type ActionGroupActions,
  ConditionTree,
  type ConditionTreeActions,
  ReviewDialog,
} from '@studio/widgets';
import { useRef, useState } from 'react';
import { PatternHead, PatternPage } from './PatternPage.tsx';
import { actionProps, conditionProps, conditionSchema, ruleActions, ruleCondition } from './ruleSample.ts';

interface RuleProps {
  /** Whether it has neither conditions nor actions at first. */
  readonly isEmpty?: boolean;
  /** Whether the review is open at first. */
  readonly isReviewed?: boolean;
}

/**
 * A rule: when its conditions hold, its actions follow. The review tells how many conditions it has and what is incomplete,
 * before anybody saves it.
 */
export function Rule({ isEmpty = false, isReviewed = false }: RuleProps) {
  const [condition, setCondition] = useState(() => ruleCondition(isEmpty));
  const [actions, setActions] = useState(() => ruleActions(isEmpty));
  const [isReviewing, setReviewing] = useState(isReviewed);
  const tree = useRef<ConditionTreeActions>(null);
  const group = useRef<ActionGroupActions>(null);
  return (
    <PatternPage>
      <PatternHead title="Refer coastal frame buildings">
        <Button variant="primary" onClick={() => setReviewing(true)}>
          Review
        </Button>
      </PatternHead>
      <h2>When it applies</h2>
      <ConditionTree {...conditionProps} actionsRef={tree} value={condition} onValueChange={setCondition} />
      <ActionGroup {...actionProps} actionsRef={group} value={actions} onValueChange={setActions} />
      <ReviewDialog
        {...conditionSchema}
        isOpen={isReviewing}
        onOpenChange={setReviewing}
        title="Review Rule"
        condition={condition}
        actions={actions}
        onShow={(place) => {
          if (place.kind === 'condition') tree.current?.focusCondition(place.id);
          else group.current?.focusAction(place.id);
        }}
      />
    </PatternPage>
  );
}
