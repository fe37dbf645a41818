import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Toast } from './Toast.tsx';

export default { title: 'Components/Toast', tags: ['!autodocs'] } satisfies Meta;

const stays = { isPaused: true, onDismiss: () => undefined };
const action = { label: 'Undo', onAction: () => undefined };

export const States = drawStates(
  {
    Neutral: <Toast {...stays} message="3 items were removed." />,
    Good: <Toast {...stays} tone="good" message="Successfully exported 3 data sets" />,
    Warning: <Toast {...stays} tone="warning" message="The session ends in two minutes." />,
    Bad: <Toast {...stays} tone="bad" message="The export failed." />,
    Action: <Toast {...stays} message="3 items were removed." action={action} />,
    'Long text': (
      <Toast
        {...stays}
        tone="bad"
        action={action}
        message="The export of Building Construction Class, Frame and Joisted Masonry failed after 1,190 of 1,204 objects."
      />
    ),
  },
  { minWidth: 380 },
);
