import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Rule } from './Rule.tsx';
import code from './Rule.tsx?raw';

const meta = {
  title: 'Patterns/A rule',
  component: Rule,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'Conditions decide whether actions follow: `ConditionTree` above, `ActionGroup` below it.',
        'Give operators and values from your own product; the widgets know none.',
        'Let people review the whole before they save: incomplete parts are listed, and marked in their place.',
      ],
      avoid: [
        'Rows that all have the same conditions: `CriteriaTable`.',
        'A filter of a list: `AdvancedFilter`.',
        'A calculation: `ExpressionModal`.',
      ],
      pattern: 'Treegrid',
      keys: {
        Arrows: 'go through conditions and groups',
        'Alt+ArrowUp, Alt+ArrowDown': 'move the condition',
        Delete: 'removes it',
      },
    },
  },
} satisfies Meta<typeof Rule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Then' })).toBeVisible();
  },
};

/** The review shows a rule that is whole as text. */
export const Reviewed: Story = {
  args: { isReviewed: true },
  parameters: { docs: { source: { code }, story: { inline: false, height: '640px' } } },
  play: async () => {
    const review = await screen.findByRole('dialog', { name: 'Review Rule' });
    await waitFor(() => expect(review).toBeVisible());
    await expect(await within(review).findByRole('tabpanel', { name: 'Rules Text' })).toHaveTextContent(
      'If all of these are true:',
    );
  },
};

/** A new one says what is missing. */
export const Empty: Story = {
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid')).toBeVisible();
  },
};
