import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  title: 'Screens/Sign in',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: { demoUsers: ['admin', 'author', 'viewer'], onSubmit: fn() },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('User name')).toHaveFocus();
    await userEvent.keyboard(' marta.oduya ');
    await userEvent.tab();
    await userEvent.keyboard('correct horse ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'marta.oduya',
      password: 'correct horse ',
    });
  },
};

export const Playground: Story = { args: { failure: { kind: 'refused' } } };
