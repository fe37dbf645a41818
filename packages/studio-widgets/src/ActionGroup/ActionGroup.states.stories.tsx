import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './ActionGroup.stories.tsx';
import { ActionGroup } from './ActionGroup.tsx';

export default { title: 'Widgets/ActionGroup', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;

export const States = drawStates(
  {
    Filled: <ActionGroup {...given} />,
    Empty: <ActionGroup {...given} defaultValue={[]} />,
    Loading: <ActionGroup {...given} availableActions={undefined} />,
    'Read-only': <ActionGroup {...given} readOnlyReason="You may view this rule" />,
    'With an outcome': <ActionGroup {...given} outcome="Not run" />,
    Disabled: <ActionGroup {...given} isDisabled />,
  },
  { minWidth: 520 },
);
