import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DraftsOff } from './DraftsOff.tsx';
import type { DraftsOffReason } from './DraftsOffReason.ts';

const meta = {
  title: 'Screens/Drafts/Off',
  component: DraftsOff,
  args: { reason: 'unavailable' },
} satisfies Meta<typeof DraftsOff>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet notice: everything else works on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Drafts are off, as this browser does not/);
  },
};

const reasons: readonly DraftsOffReason[] = ['unavailable', 'blocked', 'outdated', 'full', 'failed'];

/** Each reason, with what to do about it. */
export const EachReason: Story = {
  render: () => (
    <>
      {reasons.map((reason) => (
        <DraftsOff key={reason} reason={reason} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(new Set(texts).size).toBe(reasons.length);
    for (const text of texts) await expect(text).toMatch(/^Drafts are off/);
  },
};

/** While drafts are kept there is nothing to say. */
export const On: Story = {
  args: { reason: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
