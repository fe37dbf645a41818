import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { contrast } from '../tokens/contrast.ts';
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

/** What is around a button stays where it is while its work is pending. */
export const PendingInPlace: Story = {
  render: ({ onClick }) => {
    const looks = {
      plain: { children: 'Save' },
      'second line': { children: 'Save', subText: 'Unsaved changes', variant: 'primary' },
      icon: { children: 'Export', startIcon: <Download size={16} /> },
      small: { children: 'Export', size: 'sm', startIcon: <Download size={14} /> },
    } as const;
    return (
      <>
        {Object.entries(looks).map(([name, look]) => (
          <div key={name} style={{ display: 'flex', gap: 8 }} data-testid="pair">
            <Button {...look} onClick={onClick} />
            <Button {...look} onClick={onClick} isPending />
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    for (const pair of canvas.getAllByTestId('pair')) {
      const [idle, pending] = [...pair.querySelectorAll('button')].map((each) =>
        each.getBoundingClientRect(),
      );
      await expect([pending?.width, pending?.height]).toEqual([idle?.width, idle?.height]);
    }
  },
};

/** A colour as it is painted, as six hexadecimal digits. */
function painted(colour: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return '#000000';
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The second line is a state: it can be read on a button that cannot be pressed. */
export const StateWhileDisabled: Story = {
  args: { children: 'Save', subText: 'Unsaved changes', disabledReason: 'Correct first: Name' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button {...args} variant="primary" />
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(getComputedStyle(button).opacity).toBe('1');
      const state = button.querySelector('[data-part="sub-text"]');
      const ink = state === null ? '' : painted(getComputedStyle(state).color);
      await expect(contrast(ink, painted(getComputedStyle(button).backgroundColor))).toBeGreaterThan(4.5);
    }
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
