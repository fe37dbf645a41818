import type { Meta, StoryObj } from '@storybook/react-vite';
import User from 'lucide-react/icons/user';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField/Features',
  component: TextField,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Name', defaultValue: 'Building Construction Class', onValueChange: fn() },
  parameters: { frame: { maxWidth: 360 } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'studio-demo',
    autoComplete: 'current-password',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveProperty('type', 'text');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = {
  args: { defaultValue: '', error: 'Enter a name', isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a name');
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

export const Hint: Story = { args: { hint: 'At most 1000 characters' } };

export const StartIcon: Story = {
  args: { label: 'User', startIcon: <User size={16} />, defaultValue: 'admin' },
};

export const EndContent: Story = {
  args: {
    label: 'Distance to coast',
    defaultValue: '1.0',
    endContent: <span style={{ paddingInlineEnd: 6 }}>mi</span>,
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, readOnlyReason: 'You need the permission MANAGE_DATASETS' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(input);
    await userEvent.keyboard('x');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription('You need the permission MANAGE_DATASETS');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'A label that is far longer than the field that it names, and wraps to a second line',
    defaultValue:
      'All other perils deductibles by total insured value band, with a minimum for each building',
  },
};

export const RightToLeft: Story = {
  args: { label: 'الاسم', defaultValue: 'فئة البناء', type: 'password', hint: 'بحد أقصى ألف حرف' },
  parameters: { rightToLeft: true },
};

export const HeldByTheCaller: Story = {
  args: { value: 'Peril' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(input, 's');
    await expect(args.onValueChange).toHaveBeenCalledWith('Perils');
    await expect(input).toHaveValue('Peril');
  },
};

/** Held, a key is shown at once and given on after that; a caller that keeps another text has it shown. */
export const Held: Story = {
  args: { value: 'Peril', isHeld: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    input.focus();
    document.execCommand('insertText', false, 's');
    expect(input).toHaveValue('Perils');
    expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('Perils'));
    await waitFor(() => expect(input).toHaveValue('Peril'));
  },
};

export const ExampleSignIn: Story = {
  render: () => (
    <form style={{ display: 'grid', gap: 16 }} onSubmit={(event) => event.preventDefault()}>
      <TextField label="User name" autoComplete="username" startIcon={<User size={16} />} isRequired />
      <TextField label="Password" type="password" autoComplete="current-password" isRequired />
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('marta');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /User name/ })).toHaveValue('marta');
  },
};
