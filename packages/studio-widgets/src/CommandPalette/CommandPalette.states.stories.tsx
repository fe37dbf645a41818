import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import meta from './CommandPalette.stories.tsx';
import { CommandPalette } from './CommandPalette.tsx';

export default { title: 'Widgets/CommandPalette', tags: ['!autodocs'] } satisfies Meta;

const { emptyText, groups } = meta.args;

async function isOpen() {
  const palette = await screen.findByRole('dialog', { name: 'Command palette' });
  await waitFor(() => expect(palette).toBeVisible());
}

export const States = drawLayer(<CommandPalette defaultIsOpen {...{ emptyText, groups }} />, isOpen);

export const StatesLoading = drawLayer(
  <CommandPalette defaultIsOpen isLoading defaultQuery="class" groups={[]} emptyText={emptyText} />,
  isOpen,
);

export const StatesEmpty = drawLayer(
  <CommandPalette defaultIsOpen defaultQuery="nothing" groups={[]} emptyText={emptyText} />,
  isOpen,
);
