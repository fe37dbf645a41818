import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import type { CompositeNode as ConditionGroupNode } from './model/nodes.ts';
import { parseCondition } from './model/parseCondition.ts';
import { everyKind } from './testing/sampleRule.ts';
import type { ConditionOutcome } from './types.ts';

export default { title: 'Widgets/ConditionTree', tags: ['!autodocs'] } satisfies Meta;

const { subconditions } = ruleArgs.defaultValue as ConditionGroupNode;
const texts = ['Frame', '0.3', undefined, '6,200,000'];
const outcomes = new Map<string, ConditionOutcome>([
  [ruleArgs.defaultValue.id, { result: 'false' }],
  ...subconditions.map(({ id }, index): [string, ConditionOutcome] => [
    id,
    { result: index === 2 ? 'false' : 'true', text: texts[index] },
  ]),
  ...subconditions.flatMap((node): [string, ConditionOutcome][] =>
    node.kind === 'CompositeCondition'
      ? node.subconditions.map(({ id }) => [id, { result: 'error', text: 'twelve is no number.' }])
      : [],
  ),
]);

const formerValues = new Map([[subconditions[1]?.id ?? '', '1.5']]);

export const States = drawStates(
  {
    Filled: <ConditionTree {...ruleArgs} />,
    Empty: <ConditionTree {...ruleArgs} defaultValue={parseCondition(null)} />,
    'Read-only': <ConditionTree {...ruleArgs} readOnlyReason="You may view this rule" />,
    Disabled: <ConditionTree {...ruleArgs} isDisabled />,
    'With outcomes': <ConditionTree {...ruleArgs} outcomes={outcomes} formerValues={formerValues} />,
    'Every kind of value': <ConditionTree {...ruleArgs} defaultValue={parseCondition(everyKind)} />,
  },
  { minWidth: 720 },
);
