import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './ActionBar.stories.tsx';
import { ActionBar } from './ActionBar.tsx';

export default { title: 'Widgets/ActionBar', tags: ['!autodocs'] } satisfies Meta;

const { actions } = meta.args;
const named = (toolbar: string) => ({ 'aria-label': toolbar });

export const States = drawStates(
  {
    Default: <ActionBar actions={actions} {...named('Default')} />,
    'Further ones in a menu': <ActionBar actions={actions} maxVisible={1} {...named('Further ones')} />,
    'One disabled, with its reason': (
      <ActionBar
        {...named('One disabled')}
        actions={actions.map((action) => ({
          ...action,
          ...(action.name === 'export' && { isEnabled: false, notes: 'There is nothing to export' }),
        }))}
      />
    ),
    'Long text': (
      <ActionBar
        {...named('Long text')}
        actions={actions.map((action) => ({ ...action, label: `${action.label} of all products` }))}
      />
    ),
  },
  { minWidth: 460 },
);
