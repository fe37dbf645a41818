import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './ActionBar.stories.tsx';
import { ActionBar } from './ActionBar.tsx';

export default { title: 'Widgets/ActionBar', tags: ['!autodocs'] } satisfies Meta;

const { actions } = meta.args;
export const States = drawStates(
  {
    Default: <ActionBar actions={actions} />,
    'Further ones in a menu': <ActionBar actions={actions} maxVisible={1} />,
    'One disabled, with its reason': (
      <ActionBar
        actions={actions.map((action) => ({
          ...action,
          ...(action.name === 'export' && { disabledReason: 'There is nothing to export' }),
        }))}
      />
    ),
    'Long text': (
      <ActionBar
        actions={actions.map((action) => ({ ...action, label: `${action.label} of all products` }))}
      />
    ),
  },
  { minWidth: 460 },
);
