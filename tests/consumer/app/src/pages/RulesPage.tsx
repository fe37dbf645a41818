import {
  ActionGroup,
  ConditionTree,
  countIncomplete,
  parseActions,
  parseCondition,
  serialiseActions,
  serialiseCondition,
} from '@studio/widgets';
import { useState } from 'react';
import { actions, availableActions, operators, referral, searchValues, variables } from '../rule.ts';

export function RulesPage() {
  const [condition, setCondition] = useState(() => parseCondition(referral));
  const [draft, setDraft] = useState(() => parseActions(actions));
  return (
    <>
      <h1>Rules</h1>
      <ConditionTree
        value={condition}
        onValueChange={setCondition}
        operators={operators}
        searchValues={searchValues}
        variables={variables}
      />
      <output aria-label="Condition">{JSON.stringify(serialiseCondition(condition))}</output>
      <output aria-label="Incomplete">{countIncomplete(condition)}</output>
      <ActionGroup value={draft} onValueChange={setDraft} availableActions={availableActions} />
      <output aria-label="Actions">{JSON.stringify(serialiseActions(draft))}</output>
    </>
  );
}
