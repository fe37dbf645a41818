import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button/Features',
  component: Button,
  tags: ['!dev', '!autodocs'],
  args: { children: 'Export', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button {...args} variant="primary" startIcon={<Plus size={16} />}>
        New Data Set
      </Button>
      <Button {...args} startIcon={<Download size={16} />}>
        Backup
      </Button>
      <Button {...args} variant="ghost">
        Clear All
      </Button>
      <Button {...args} variant="danger">
        Delete
      </Button>
    </div>
  ),
};

export const Small: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button {...args} size="sm" variant="primary" />
      <Button {...args} size="sm" startIcon={<Download size={14} />} />
      <Button {...args} size="sm" variant="ghost" />
    </div>
  ),
};

export const SubText: Story = {
  args: { variant: 'primary', children: 'Save', subText: 'Unsaved changes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Save Unsaved changes');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button {...args} variant="primary">
        Save
      </Button>
      <Button {...args}>Discard</Button>
      <Button {...args} variant="ghost">
        Clear All
      </Button>
      <Button {...args} variant="danger">
        Delete
      </Button>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledReason: Story = {
  args: { disabledReason: 'You need the permission MANAGE_DATASETS' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('You need the permission MANAGE_DATASETS');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('You need the permission');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Pending: Story = {
  args: { isPending: true, variant: 'primary', children: 'Saving' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PendingInForm: Story = {
  args: { isPending: true, type: 'submit', children: 'Sign in' },
  render: (args) => (
    <form
      aria-label="Sign in"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['submitted'] = 'yes';
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-submitted');
  },
};

export const LongText: Story = {
  args: {
    children: 'Refer the submission to the property underwriting team',
    startIcon: <Download size={16} />,
  },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(220);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'تصدير', startIcon: <Download size={16} /> },
};
