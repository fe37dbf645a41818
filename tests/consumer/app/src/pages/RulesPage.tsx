import {
  ActionGroup,
  ConditionTree,
  type ConditionTreeActions,
  countIncomplete,
  parseActions,
  parseCondition,
  ReviewDialog,
  serializeActions,
  serializeCondition,
} from '@studio/widgets';
import { useRef, useState } from 'react';
import { actions, availableActions, operators, referral, valueKinds } from '../rule.ts';

export function RulesPage() {
  const [condition, setCondition] = useState(() => parseCondition(referral));
  const [draft, setDraft] = useState(() => parseActions(actions));
  const [isReviewed, setReviewed] = useState(false);
  const treeRef = useRef<ConditionTreeActions>(null);
  return (
    <>
      <h1>Rules</h1>
      <ConditionTree
        value={condition}
        onValueChange={setCondition}
        label="Conditions"
        operators={operators}
        valueKinds={valueKinds}
        actionsRef={treeRef}
      />
      <button type="button" onClick={() => setReviewed(true)}>
        Review
      </button>
      <ReviewDialog
        title="Review Rule"
        isOpen={isReviewed}
        onOpenChange={setReviewed}
        condition={condition}
        actions={draft}
        operators={operators}
        valueKinds={valueKinds}
        onShow={({ id }) => treeRef.current?.focusCondition(id)}
      />
      <output aria-label="Condition">{JSON.stringify(serializeCondition(condition))}</output>
      <output aria-label="Incomplete">{countIncomplete(condition, { operators, valueKinds })}</output>
      <ActionGroup value={draft} onValueChange={setDraft} availableActions={availableActions} />
      <output aria-label="Actions">{JSON.stringify(serializeActions(draft))}</output>
    </>
  );
}
