import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: {
    label: 'Data sets',
    children: (
      <>
        <Button>Backup</Button>
        <Button>Export</Button>
        <Button variant="primary">New Data Set</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>After</Button>
      </>
    ),
  ],
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Backup')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Export')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(button('Backup')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(button('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Export')).toHaveFocus();
  },
};

export const Playground: Story = {};
