import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { viewArgs } from './FormView.stories.tsx';
import { FormView } from './FormView.tsx';

export default { title: 'Widgets/FormView', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Filled: <FormView {...viewArgs} />,
    'With problems': <FormView {...viewArgs} defaultValue={{}} isValidated />,
    'Read-only': <FormView {...viewArgs} isReadOnly />,
  },
  { minWidth: 720 },
);
