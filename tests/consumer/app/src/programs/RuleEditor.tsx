import { Button } from '@studio/ui';
import {
  ActionGroup,
  ConditionTree,
  countIncomplete,
  createCondition,
  ExpressionModal,
  type ExpressionValue,
  parseActions,
  serializeActions,
  serializeCondition,
} from '@studio/widgets';
import { useState } from 'react';
import { availableActions, functions, operators, valueKinds } from './ruleLanguage.ts';

/** When a claim is referred, what follows, and what reserve it gets. */
export function RuleEditor() {
  const [condition, setCondition] = useState(createCondition);
  const [actions, setActions] = useState(() => parseActions([]));
  const [reserve, setReserve] = useState<ExpressionValue>({ script: '' });
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState('');
  const incomplete = countIncomplete(condition, { operators, valueKinds });
  const rule = {
    condition: serializeCondition(condition),
    actions: serializeActions(actions),
    reserve: reserve.script,
  };
  return (
    <>
      <h1>Referral rule</h1>
      <ConditionTree
        label="When"
        value={condition}
        onValueChange={setCondition}
        operators={operators}
        valueKinds={valueKinds}
      />
      <ActionGroup value={actions} onValueChange={setActions} availableActions={availableActions} />
      <Button onClick={() => setOpen(true)}>Edit reserve</Button>
      <ExpressionModal
        isOpen={isOpen}
        onOpenChange={setOpen}
        variableName="reserve"
        kind="Reserve"
        functions={functions}
        value={reserve}
        onSave={setReserve}
      />
      <Button
        variant="primary"
        disabledReason={incomplete > 0 ? `${incomplete} conditions are incomplete` : undefined}
        onClick={() => setSaved(JSON.stringify(rule))}
      >
        Save rule
      </Button>
      <output aria-label="Saved">{saved}</output>
    </>
  );
}
