import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { getTheme, setTheme, type ThemePreference } from './theme.ts';

const choices: ThemePreference[] = ['light', 'dark', 'system'];

let renders = 0;

function CountsItsRenders() {
  renders += 1;
  return <p>Drawn from tokens</p>;
}

function ThemeButtons() {
  const [chosen, setChosen] = useState(getTheme);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {choices.map((choice) => (
        <Button
          key={choice}
          aria-pressed={chosen === choice}
          onClick={() => {
            setTheme(choice);
            setChosen(choice);
          }}
        >
          {choice}
        </Button>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Theme',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <ThemeButtons />
      <CountsItsRenders />
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchesWithoutRendering: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const root = document.documentElement;
    const before = renders;
    await userEvent.click(canvas.getByRole('button', { name: 'dark' }));
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(getTheme()).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'system' }));
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    await waitFor(() => expect(root).toHaveAttribute('data-theme', system));
    await userEvent.click(
      canvas.getByRole('button', { name: globals['theme'] === 'dark' ? 'dark' : 'light' }),
    );
    await expect(renders).toBe(before);
  },
};
