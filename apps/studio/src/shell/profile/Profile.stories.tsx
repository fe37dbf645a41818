import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Profile } from './Profile.tsx';

const meta = {
  title: 'Screens/Shell/Profile',
  component: Profile,
  args: {
    card: {
      id: 'admin',
      name: 'Marta Oduya',
      availableToChat: true,
      phoneNumber: '+1 312 555 0142',
      cellPhoneNumber: '+1 312 555 0178',
      faxNumber: null,
      emailAddress: 'marta.oduya@carrier.example',
    },
    username: 'admin',
    loginType: 'password',
    organization: { id: 'org-1', name: 'Harbor Street Brokers' },
    error: null,
    onRetry: fn(),
  },
  parameters: { frame: { maxWidth: 360 } },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'marta.oduya@carrier.example' });
    await expect(link).toHaveAttribute('href', 'mailto:marta.oduya@carrier.example');
    await expect(canvas.getByText('User name and password')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Harbor Street Brokers' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
};

export const SingleSignOnOffline: Story = {
  args: {
    loginType: 'sso',
    organization: null,
    card: {
      id: 'x',
      name: 'Priya Nair',
      availableToChat: false,
      phoneNumber: null,
      cellPhoneNumber: null,
      faxNumber: null,
      emailAddress: null,
    },
  },
};

/** Markup is text, long names wrap, and each text is read in its own direction. */
export const HostileTexts: Story = {
  args: {
    username: '<b>admin</b>'.repeat(20),
    organization: { id: 'org-2', name: 'شركة التأمين '.repeat(20) },
    card: {
      id: 'x',
      name: '<img src=x onerror="document.title=1">'.repeat(5),
      availableToChat: true,
      phoneNumber: 'n/a',
      cellPhoneNumber: '0'.repeat(100),
      faxNumber: '',
      emailAddress: `${'long'.repeat(50)}@carrier.example`,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="name"] img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { card: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the profile');
  },
};

export const Failed: Story = {
  args: { card: undefined, error: 'The server did not answer in time. Try again.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The profile could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
