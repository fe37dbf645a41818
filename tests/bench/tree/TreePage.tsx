import { GlobalStyles } from '@studio/ui';
import {
  type ConditionDraft,
  ConditionTree,
  countConditions,
  type Operator,
  parseCondition,
} from '@studio/widgets';
import { useLayoutEffect, useState } from 'react';
import { toPayload } from './payload.ts';
import type { TreeGroup } from './TreeContender.ts';

const operators: readonly Operator[] = ['=', '!=', '<', '>', 'contains'].map((name) => ({
  name,
  label: name,
}));

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
      <ConditionTree value={draft} onValueChange={setDraft} operators={operators} />
    </div>
  );
}
