import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import {
  ActionGroup,
  type ActionGroupActions,
  ConditionTree,
  type ConditionTreeActions,
  ReviewDialog,
} from '@studio/widgets';
import { useRef, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatternHead, PatternPage } from './PatternPage.tsx';
import { actionProps, conditionProps, conditionSchema, ruleActions, ruleCondition } from './ruleSample.ts';

/**
 * A rule: when its conditions hold, its actions follow. The review tells how many conditions it has and what is incomplete,
 * before anybody saves it.
 */
function Rule({ isEmpty = false }: { isEmpty?: boolean }) {
  const [condition, setCondition] = useState(() => ruleCondition(isEmpty));
  const [actions, setActions] = useState(() => ruleActions(isEmpty));
  const [isReviewing, setReviewing] = useState(false);
  const tree = useRef<ConditionTreeActions>(null);
  const group = useRef<ActionGroupActions>(null);
  return (
    <PatternPage>
      <PatternHead title="Refer coastal frame buildings">
        <Button variant="primary" onClick={() => setReviewing(true)}>
          Review
        </Button>
      </PatternHead>
      <h2>When it applies</h2>
      <ConditionTree {...conditionProps} actionsRef={tree} value={condition} onValueChange={setCondition} />
      <ActionGroup {...actionProps} actionsRef={group} value={actions} onValueChange={setActions} />
      <ReviewDialog
        {...conditionSchema}
        isOpen={isReviewing}
        onOpenChange={setReviewing}
        title="Review Rule"
        condition={condition}
        actions={actions}
        onShow={(place) => {
          if (place.kind === 'condition') tree.current?.focusCondition(place.id);
          else group.current?.focusAction(place.id);
        }}
      />
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
    const review = await screen.findByRole('dialog', { name: 'Review Rule' });
    await waitFor(() => expect(review).toBeVisible());
    await expect(await within(review).findByRole('tabpanel', { name: 'Rules Text' })).toHaveTextContent(
      'If all of these are true:',
    );
  },
};

export const Empty: Story = {
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid')).toBeVisible();
  },
};
