import { GlobalStyles } from '@studio/ui';
import {
  type ConditionDraft,
  type ConditionOperator,
  ConditionTree,
  countConditions,
  parseCondition,
} from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';
import { useLayoutEffect, useState } from 'react';
import { toPayload } from './payload.ts';
import type { TreeGroup } from './TreeContender.ts';

const operators: readonly ConditionOperator[] = ['=', '!=', '<', '>', 'contains'].map((name) => ({
  name,
  label: name,
  operands: 'one',
}));
const valueKinds = createRuleValueKinds({ searchValues: async () => [] });

interface TreePageProps {
  tree: TreeGroup;
  onCount: (count: number) => void;
}

/** The editor as a team uses it, held by its host, with everything that it can do. */
export function TreePage({ tree, onCount }: TreePageProps) {
  const [draft, setDraft] = useState<ConditionDraft>(() => parseCondition(toPayload(tree)));
  useLayoutEffect(() => onCount(countConditions(draft)), [draft, onCount]);
  return (
    <div style={{ height: '100%', overflow: 'auto' }}>
      <GlobalStyles />
      <ConditionTree
        value={draft}
        onValueChange={setDraft}
        label="Conditions"
        operators={operators}
        valueKinds={valueKinds}
      />
    </div>
  );
}
