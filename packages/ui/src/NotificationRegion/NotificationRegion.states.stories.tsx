import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { FadingNotification } from '../FadingNotification/index.ts';
import { NotificationRegion } from './NotificationRegion.tsx';

export default { title: 'Components/NotificationRegion', tags: ['!autodocs'] } satisfies Meta;

const stays = { durationMs: 3_600_000, onDismiss: () => undefined };

export const States = drawStates(
  {
    Empty: <NotificationRegion label="No notifications" />,
    One: (
      <NotificationRegion label="One notification">
        <FadingNotification {...stays} message="2 invalid items were removed." />
      </NotificationRegion>
    ),
    Several: (
      <NotificationRegion label="Several notifications">
        <FadingNotification {...stays} tone="good" message="Successfully saved." />
        <FadingNotification {...stays} tone="warning" message="The session ends in two minutes." />
        <FadingNotification {...stays} tone="bad" message="The name is in use." />
      </NotificationRegion>
    ),
  },
  { minWidth: 420, minHeight: 200, isContained: true },
);
