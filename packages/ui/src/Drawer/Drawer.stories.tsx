import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Drawer } from './Drawer.tsx';
import type { DrawerProps } from './types.ts';

function Held({ isOpen, onOpenChange, ...args }: DrawerProps) {
  const [isShown, setShown] = useState(isOpen);
  const change = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Navigation</Button>
      <Drawer {...args} isOpen={isShown} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    isOpen: false,
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
  argTypes: { children: { control: false } },
  render: Held,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

export const Playground: Story = { args: { isOpen: true, side: 'end', title: 'History' } };
