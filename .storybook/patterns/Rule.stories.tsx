import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog, EmptyState } from '@studio/ui';
import {
  ActionGroup,
  ConditionTree,
  countConditions,
  validateActions,
  validateCondition,
} from '@studio/widgets';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PatternHead, PatternPage } from './PatternPage.tsx';
import { actionProps, conditionProps, ruleActions, ruleCondition } from './ruleSample.ts';

/**
 * A rule: when its conditions hold, its actions follow. The review tells how many conditions it has and what is incomplete,
 * before anybody saves it.
 */
function Rule({ isEmpty = false }: { isEmpty?: boolean }) {
  const [condition, setCondition] = useState(() => ruleCondition(isEmpty));
  const [actions, setActions] = useState(() => ruleActions(isEmpty));
  const [isReviewing, setReviewing] = useState(false);
  const problems = validateCondition(condition).length + validateActions(actions).length;
  return (
    <PatternPage>
      <PatternHead title="Refer coastal frame buildings">
        <Button variant="primary" onClick={() => setReviewing(true)}>
          Review
        </Button>
      </PatternHead>
      <h2>When it applies</h2>
      <ConditionTree {...conditionProps} value={condition} onValueChange={setCondition} />
      <ActionGroup {...actionProps} value={actions} onValueChange={setActions} />
      <Dialog
        isOpen={isReviewing}
        onOpenChange={setReviewing}
        size="sm"
        title="Review"
        footer={<Button onClick={() => setReviewing(false)}>Close</Button>}
      >
        {problems === 0 ? (
          <p>
            {countConditions(condition)} conditions, {actions.length} actions. The rule is complete.
          </p>
        ) : (
          <EmptyState title={`${problems} places are incomplete`}>Each is marked in the rule.</EmptyState>
        )}
      </Dialog>
    </PatternPage>
  );
}

const meta = {
  title: 'Patterns/A rule',
  component: Rule,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'Conditions decide whether actions follow: `ConditionTree` above, `ActionGroup` below it.',
        'Give operators and values from your own product; the widgets know none.',
        'Let people review the whole before they save: what is incomplete is said, and marked in its place.',
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

/** What the review says of a rule that is whole, and of one that is not. */
export const Reviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = await screen.findByRole('dialog', { name: 'Review' });
    await waitFor(() => expect(review).toBeVisible());
    await expect(review).toHaveTextContent(/\d conditions, 2 actions. The rule is complete./);
  },
};

export const Empty: Story = {
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid')).toBeVisible();
  },
};
