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
  parameters: {
    guide: {
      use: ['Three or more controls that act on one thing: one tab stop for all, arrow keys between them.'],
      avoid: [
        'One or two buttons: leave them by themselves.',
        'Actions that may not fit beside each other: an action bar with a menu.',
      ],
      pattern: 'Toolbar',
      keys: {
        Tab: 'goes in, to where one was last, and out',
        ArrowRight: 'the next control, round at the end; within a text first to its end',
        ArrowLeft: 'the previous control',
        Home: 'the first control; the start of a text',
        End: 'the last control; the end of a text',
      },
    },
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
