import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toolbar } from '../Toolbar/index.ts';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  title: 'Components/SplitButton/Features',
  component: SplitButton,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Save',
    onPress: fn(),
    items: [
      { id: 'close', label: 'Save and Close', shortcut: 'Ctrl+Enter', onSelect: fn() },
      {
        id: 'copy',
        label: 'Save as Copy',
        disabledReason: 'A required data set has no copies',
        onSelect: fn(),
      },
    ],
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <SplitButton {...args} variant="primary" menuLabel="More ways to save" />
      <SplitButton {...args} label="Export" startIcon={<Download size={16} />} menuLabel="More formats" />
      <SplitButton {...args} label="Delete" variant="danger" menuLabel="More ways to delete" />
      <SplitButton {...args} size="sm" label="Small" menuLabel="More of small" />
      <SplitButton {...args} size="sm" variant="primary" label="Small" menuLabel="More of primary" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const main = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(main).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Save and Close/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(main).toHaveFocus());
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More options' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Save and Close/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.tab();
  },
};

export const Loading: Story = {
  args: { isPending: true, label: 'Saving', variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const main = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(main);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'More options' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const DisabledReason: Story = {
  args: { disabledReason: 'Nothing has changed' },
  play: async ({ args, canvas, userEvent }) => {
    const main = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(main).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(main).toHaveAccessibleDescription('Nothing has changed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, variant: 'primary' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { label: 'Refer the submission to the property underwriting team' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <SplitButton {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-part="split-button"]');
    await expect(root?.getBoundingClientRect().width).toBeLessThanOrEqual(220);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <SplitButton {...args} label="حفظ" menuLabel="خيارات أخرى" variant="primary" />
    </div>
  ),
};

export const ExampleToolbar: Story = {
  render: (args) => (
    <Toolbar label="Rule">
      <Button>Rule Settings</Button>
      <Button>Deactivate</Button>
      <SplitButton {...args} variant="primary" />
    </Toolbar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Rule' })).toBeVisible();
  },
};
