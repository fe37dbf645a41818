import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import { parseCondition } from './model/parseCondition.ts';
import { everyKind } from './testing/sampleRule.ts';

export default { title: 'Widgets/ConditionTree', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Filled: <ConditionTree {...ruleArgs} />,
    Empty: <ConditionTree {...ruleArgs} defaultValue={parseCondition(null)} />,
    'Read-only': <ConditionTree {...ruleArgs} readOnlyReason="You may view this rule" />,
    Disabled: <ConditionTree {...ruleArgs} isDisabled />,
    'Every kind of value': <ConditionTree {...ruleArgs} defaultValue={parseCondition(everyKind)} />,
  },
  { minWidth: 720 },
);
