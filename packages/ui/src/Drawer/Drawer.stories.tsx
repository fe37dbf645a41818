import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    trigger: <Button>Navigation</Button>,
    onOpenChange: fn(),
    title: 'Navigation',
    children: (
      <ul>
        <li>
          <Link href="#data-sets" style={{ display: 'block', padding: 6 }}>
            Data sets
          </Link>
        </li>
        <li>
          <Link href="#rules" style={{ display: 'block', padding: 6 }}>
            Rules
          </Link>
        </li>
      </ul>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: ['Navigation or details that have their place beside the page, on screens too narrow for both.'],
      avoid: [
        'There is room: show it beside the page, or in a `SplitPane`.',
        'A task to finish before going on: `Dialog`.',
      ],
      pattern: 'Dialog (Modal)',
      keys: { Escape: 'closes it', Tab: 'goes round inside' },
    },
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    const layer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Navigation' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = { args: { defaultIsOpen: true, side: 'end', title: 'History' } };
