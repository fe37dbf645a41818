import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionError } from '@studio/api';
import { expect } from 'storybook/test';
import { StartError } from './StartError.tsx';

const meta = {
  title: 'Screens/Start',
  component: StartError,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ServerIsGone: Story = {
  args: { error: new ConnectionError('network', {}) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const PartIsMissing: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/Console.js') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('Failed to fetch');
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
