import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  title: 'Screens/Sign in/Features',
  component: SignInPage,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn() },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MissingFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const username = canvas.getByLabelText('User name');
    await expect(username).toHaveFocus();
    await expect(username).toHaveAccessibleDescription('Enter your user name.');
    await userEvent.keyboard('admin{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  },
};

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** The form does not move once somebody has begun to type. */
export const PictureThatComesLate: Story = {
  render: function Render(args) {
    const [pictureUrl, setPictureUrl] = useState<string | null>(null);
    return (
      <>
        <SignInPage {...args} pictureUrl={pictureUrl} />
        <button type="button" onClick={() => setPictureUrl(picture)}>
          The picture comes
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User name'), 'admin');
    const { x } = canvas.getByLabelText('User name').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'The picture comes' }));
    await expect(canvas.getByRole('main').querySelector('img')).toBeNull();
    await expect(canvas.getByLabelText('User name').getBoundingClientRect().x).toBe(x);
  },
};

export const Refused: Story = {
  args: { username: 'admin', failure: { kind: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The user name or the password is not right.');
    await expect(canvas.getByLabelText('User name')).toHaveValue('admin');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const TooManyFailures: Story = {
  args: { username: 'admin', failure: { kind: 'tooMany', until: Date.now() + 870_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts have failed.');
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent(/^Try again in 14 min( \d+ s)?\.$/);
    const before = timer.textContent;
    await waitFor(() => expect(timer.textContent).not.toBe(before), { timeout: 3000 });
  },
};

export const WaitIsOver: Story = {
  args: { username: 'admin', failure: { kind: 'tooMany', until: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can try again now.')).toBeVisible();
  },
};

export const NoConnection: Story = {
  args: {
    username: 'admin',
    failure: {
      kind: 'unavailable',
      reason: 'The server cannot be reached. Check the connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you typed is still here.');
  },
};

export const AutomaticSignInFailed: Story = {
  args: {
    failure: { kind: 'unavailable', reason: 'The server did not answer in time. Try again.' },
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { username: 'admin', pending: 'password' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(canvas.getByRole('button', { name: 'Signing in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SingleSignOn: Story = { args: { pending: 'external' } };

export const WaitingForLargeChange: Story = { args: { pending: 'busy' } };

export const SingleSignOnRefused: Story = { args: { failure: { kind: 'external' } } };

export const SessionExpired: Story = {
  args: { endedBecause: 'expired', areEditsKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your session has ended')).toBeVisible();
    await expect(canvas.getByText(/Your unsaved changes are kept/)).toBeVisible();
  },
};

export const SessionExpiredUnedited: Story = {
  args: { endedBecause: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your session has ended')).toBeVisible();
    await expect(canvas.getByText('Sign in again to continue.')).toBeVisible();
    await expect(canvas.queryByText(/unsaved changes/)).toBeNull();
  },
};

export const LoggedOut: Story = { args: { endedBecause: 'signedOut' } };

export const UsernameFromAddress: Story = {
  args: { username: 'priya.nair' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User name')).toHaveValue('priya.nair');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const DemoUsers: Story = {
  args: { demoUsers: ['admin', 'author', 'viewer'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use viewer' }));
    await expect(canvas.getByLabelText('User name')).toHaveValue('viewer');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};
