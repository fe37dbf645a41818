import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { FadingNotification } from './FadingNotification.tsx';

export default { title: 'Components/FadingNotification', tags: ['!autodocs'] } satisfies Meta;

const stays = { durationMs: 3_600_000, onDismiss: () => undefined };
const undo = { label: 'Undo', onAction: () => undefined };

export const States = drawStates(
  {
    Neutral: <FadingNotification {...stays} message="2 invalid items were removed." />,
    Good: <FadingNotification {...stays} tone="good" message="Successfully saved." />,
    Warning: <FadingNotification {...stays} tone="warning" message="The session ends in two minutes." />,
    Bad: <FadingNotification {...stays} tone="bad" message="The name is in use." />,
    Action: <FadingNotification {...stays} message="3 items were removed." action={undo} />,
    'Long text': (
      <FadingNotification
        {...stays}
        tone="warning"
        action={undo}
        message="Building Construction Class was changed by Priya Nair while you were editing it; her changes and yours were merged, and both are kept."
      />
    ),
  },
  { minWidth: 380 },
);
