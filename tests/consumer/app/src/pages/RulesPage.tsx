import {
  ActionGroup,
  ConditionTree,
  countIncomplete,
  parseActions,
  parseCondition,
  serializeActions,
  serializeCondition,
} from '@studio/widgets';
import { useState } from 'react';
import { actions, availableActions, operators, referral, valueKinds } from '../rule.ts';

export function RulesPage() {
  const [condition, setCondition] = useState(() => parseCondition(referral));
  const [draft, setDraft] = useState(() => parseActions(actions));
  return (
    <>
      <h1>Rules</h1>
      <ConditionTree
        value={condition}
        onValueChange={setCondition}
        label="Conditions"
        operators={operators}
        valueKinds={valueKinds}
      />
      <output aria-label="Condition">{JSON.stringify(serializeCondition(condition))}</output>
      <output aria-label="Incomplete">{countIncomplete(condition, { operators, valueKinds })}</output>
      <ActionGroup value={draft} onValueChange={setDraft} availableActions={availableActions} />
      <output aria-label="Actions">{JSON.stringify(serializeActions(draft))}</output>
    </>
  );
}
