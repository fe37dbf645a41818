import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

function Held(props: ChangePasswordFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <ChangePasswordForm
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        props.onDraftChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Shell/Change password',
  component: ChangePasswordForm,
  render: Held,
  args: {
    id: 'password-form',
    username: 'admin',
    draft: { current: '', next: '', again: '' },
    errors: {},
    onDraftChange: fn(),
    onSubmit: fn(),
  },
  parameters: { frame: { maxWidth: 360 } },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'studio-demo');
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('New password again'), 'correct horse');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      current: 'studio-demo',
      next: 'correct horse',
      again: 'correct horse',
    });
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      'At least 12 characters.',
    );
  },
};

export const WithErrors: Story = {
  args: {
    draft: { current: 'studio-demo', next: 'short', again: 'shorter' },
    errors: {
      next: 'Use at least 12 characters; this has 5.',
      again: 'The two new passwords are not the same.',
    },
    focusOn: { field: 'next' },
  },
  play: async ({ canvas }) => {
    const next = canvas.getByLabelText('New password');
    await expect(next).toHaveFocus();
    await expect(next).toBeInvalid();
    await expect(next).toHaveAccessibleDescription('Use at least 12 characters; this has 5.');
  },
};

export const Refused: Story = {
  args: { errors: { form: 'Passwords are managed by single sign-on.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords are managed by single sign-on.');
  },
};
