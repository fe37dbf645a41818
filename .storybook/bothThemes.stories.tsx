import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { describeFindings, findInOtherTheme } from './findInOtherTheme.ts';

/** A red that reads well on the light ground and not on the dark one. It changes slowly, to be caught half way. */
const ink: CSSProperties = { color: 'var(--st-text)', transition: 'color 10s' };
const redOnBoth: CSSProperties = { ...ink, color: '#9b1c1c', background: 'var(--st-surface)' };

/** Tests of how stories are tested; nothing to look at, so the sidebar leaves them out. */
const meta = {
  title: 'Tests/Both themes',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <p style={ink}>Drawn from tokens</p>
      <input aria-label="Name" defaultValue="typed" />
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindsWhatIsWrongInDarkAlone: Story = {
  parameters: { a11y: { test: 'off' } },
  render: () => <p style={redOnBoth}>Not in both</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not in both')).toBeVisible();
    const findings = await findInOtherTheme(['color-contrast']);
    await expect(findings.map(({ id }) => id)).toEqual(['color-contrast']);
    const message = describeFindings('dark', findings);
    await expect(message).toContain('In the dark theme, axe finds:');
    await expect(message).toContain('Not in both');
    await expect(message).toMatch(/contrast of \d/);
  },
};

/** Were a colour caught on its way, it would have the contrast of neither theme. */
export const LeavesEverythingAsItWas: Story = {
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    const colour = getComputedStyle(canvas.getByText('Drawn from tokens')).color;
    await expect(await findInOtherTheme(['color-contrast', 'link-in-text-block'])).toEqual([]);
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(getComputedStyle(canvas.getByText('Drawn from tokens')).color).toBe(colour);
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('typed');
  },
};

/** A story of the dark theme is judged in the light one too. */
export const FromDarkToLight: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(await findInOtherTheme(['color-contrast'])).toEqual([]);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  },
};
