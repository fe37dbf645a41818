import type { Meta, StoryObj } from '@storybook/react-vite';
import Activity from 'lucide-react/icons/activity';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton/Features',
  component: IconButton,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Delete', icon: <Trash2 size={16} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <IconButton {...args} label="Ghost" />
      <IconButton {...args} label="Secondary" variant="secondary" />
      <IconButton {...args} label="Primary" variant="primary" />
      <IconButton {...args} label="Danger" variant="danger" />
      <IconButton {...args} label="Small" size="sm" />
    </div>
  ),
};

export const Counts: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      {[0, 2, 41, 250].map((badge) => (
        <IconButton key={badge} {...args} label="Activity" icon={<Activity size={16} />} badge={badge} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Activity', 'Activity 2', 'Activity 41', 'Activity 99+']);
  },
};

export const DisabledReason: Story = {
  args: { disabledReason: 'a required data set cannot be deleted' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'a required data set cannot be deleted',
    );
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Delete: a required/);
  },
};

export const Pending: Story = { args: { isPending: true, label: 'Deleting' } };

export const Disabled: Story = { args: { isDisabled: true, variant: 'secondary' } };

export const LongText: Story = {
  args: { label: 'Delete the data set together with everything that depends on it in other products' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  args: { label: 'النشاط', badge: 3, variant: 'secondary' },
  parameters: { rightToLeft: true },
};
