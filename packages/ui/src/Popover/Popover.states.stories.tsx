import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { Button } from '../Button/index.ts';
import { Popover } from './Popover.tsx';

export default { title: 'Components/Popover', tags: ['!autodocs'] } satisfies Meta;

export const States = drawLayer(
  <Popover defaultIsOpen trigger={<Button>Activity</Button>} label="Activity">
    <p>Backup failed: the server closed the connection after 1,190 of 1,204 objects. Nothing was lost.</p>
    <Button size="sm">Clear</Button>
  </Popover>,
  async () => {
    const panel = await screen.findByRole('dialog', { name: 'Activity' });
    await waitFor(() => expect(panel).toBeVisible());
  },
);
