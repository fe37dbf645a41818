import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { ActionGroup, type ActionGroupActions } from '../ActionGroup/index.ts';
import { ConditionTree, type ConditionTreeActions, parseCondition } from '../ConditionTree/index.ts';
import { field, largeRule } from '../ConditionTree/testing/sampleRule.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { ReviewDialogProps } from './ReviewDialogProps.ts';
import { completeRule, faultyRule, serverProblems } from './testing/reviewedRule.ts';

/** A rule builder with a Review button. */
function Builder(props: ReviewDialogProps) {
  const { condition: givenCondition, actions: givenActions, operators, valueKinds } = props;
  const [isOpen, setOpen] = useState(false);
  const [condition, setCondition] = useState(givenCondition);
  const [actions, setActions] = useState(givenActions ?? []);
  const treeRef = useRef<ConditionTreeActions>(null);
  const groupRef = useRef<ActionGroupActions>(null);
  return (
    <div style={{ height: 360, overflow: 'auto' }}>
      <Button onClick={() => setOpen(true)}>Review</Button>
      <ConditionTree
        label="Conditions"
        {...{ operators, valueKinds }}
        value={condition}
        onValueChange={setCondition}
        actionsRef={treeRef}
      />
      <ActionGroup availableActions={[]} value={actions} onValueChange={setActions} actionsRef={groupRef} />
      <ReviewDialog
        {...props}
        {...{ condition, actions, isOpen }}
        onOpenChange={setOpen}
        onShow={({ kind, id }) =>
          kind === 'condition' ? treeRef.current?.focusCondition(id) : groupRef.current?.focusAction(id)
        }
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/ReviewDialog/Features',
  tags: ['!dev', '!autodocs'],
  component: ReviewDialog,
  args: { defaultIsOpen: true, title: 'Review Rule', ...faultyRule, onShow: fn() },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Review Rule' }));
const openErrors = async (click: (element: Element) => Promise<void>) => {
  const dialog = await openDialog();
  await click(await dialog.findByRole('tab', { name: /^Errors/ }));
  return dialog;
};

/** An error leads to its condition: the dialog closes, folded groups are expanded, the condition is scrolled to and has the focus. */
export const LeadsToTheCondition: Story = {
  args: { defaultIsOpen: undefined },
  render: (args) => <Builder {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const toggle of canvas.getAllByRole('button', { name: 'Collapse' })) await userEvent.click(toggle);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /than old/ })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const dialog = await openErrors(userEvent.click);
    await userEvent.click(dialog.getByRole('button', { name: /Enter a whole number.*greater than old/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const row = await canvas.findByRole('row', { name: /Roof age.* is greater than old/ });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(row).toBeVisible();
  },
};

/** An error of an action leads to its first blank. */
export const LeadsToTheAction: Story = {
  args: { defaultIsOpen: undefined },
  render: (args) => <Builder {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const dialog = await openErrors(userEvent.click);
    await userEvent.click(dialog.getByRole('button', { name: /Fill in every blank/ }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'team' })[0]).toHaveFocus());
  },
};

/** Closed in any other way it gives the focus back to what opened it. */
export const GivesTheFocusBack: Story = {
  args: { defaultIsOpen: undefined },
  render: (args) => <Builder {...args} />,
  play: async ({ canvas, userEvent }) => {
    const review = canvas.getByRole('button', { name: 'Review' });
    await userEvent.click(review);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(review).toHaveFocus());
  },
};

/** Errors come before warnings; what has no place is not a link. */
export const ErrorsAndWarnings: Story = {
  args: { problems: serverProblems },
  play: async ({ args, userEvent }) => {
    const dialog = await openErrors(userEvent.click);
    await expect(dialog.getByRole('tab', { name: /Errors/ })).toHaveTextContent('5');
    const items = dialog.getAllByRole('listitem').map((item) => item.textContent ?? '');
    await expect(items).toHaveLength(5);
    await expect(items.at(-1)).toBe('Warning: Another rule has the same condition.');
    await expect(dialog.queryByRole('button', { name: /retired/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /Fill in every blank/ }));
    await waitFor(() =>
      expect(args.onShow).toHaveBeenCalledWith({ kind: 'action', id: faultyRule.actions[0]?.id }),
    );
    await expect(args.onShow).toHaveBeenCalledTimes(1);
  },
};

/** While the host is still validating, what is incomplete is listed already, and nothing is called free of errors. */
export const Validating: Story = {
  args: { ...completeRule, isPending: true },
  play: async ({ userEvent }) => {
    const dialog = await openErrors(userEvent.click);
    await expect(dialog.getByText('Validating rule')).toBeInTheDocument();
    await expect(dialog.queryByText('No errors were found.')).not.toBeInTheDocument();
  },
};

/** A validation that failed says why, and can be tried again. */
export const ValidationFailed: Story = {
  args: { ...completeRule, error: { reason: 'No connection.', onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = await openErrors(userEvent.click);
    await expect(dialog.getByText('No connection.')).toBeVisible();
    await expect(dialog.queryByText('No errors were found.')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The text is copied as it is read; where the browser refuses, that is shown. */
export const Copying: Story = {
  args: completeRule,
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const dialog = await openDialog();
    const copy = await dialog.findByRole('button', { name: 'Copy text' });
    await userEvent.click(copy);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write.mock.lastCall?.[0]).toContain('    - Roof age in years (Building) is greater than 15');
    write.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(copy);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/does not let this page/));
  },
};

/** A rule that shows a form has sentences in place of actions. */
export const Outcomes: Story = {
  args: { condition: parseCondition(null), actions: undefined, outcomes: ['Show this form'] },
  play: async () => {
    const dialog = await openDialog();
    const text = await dialog.findByRole('tabpanel');
    await expect(text).toHaveTextContent('No conditions yet');
    await expect(within(text).getByRole('listitem')).toHaveTextContent('Show this form');
  },
};

/** A thousand conditions are a text to scroll through. */
export const Thousand: Story = {
  args: { condition: parseCondition(largeRule(1_000)) },
  play: async () => {
    const dialog = await openDialog();
    const panel = await dialog.findByRole('tabpanel');
    await expect(panel.querySelectorAll('li').length).toBeGreaterThan(1_100);
  },
};

const markup = '<img src=x onerror="document.title=\'hit\'">';

/** Markup, long words and right-to-left text are shown as text. */
export const HostileContent: Story = {
  args: {
    condition: parseCondition({
      kind: 'BinaryCondition',
      lhs: field(markup, 'x'.repeat(5_000), 'String'),
      operatorName: 'equals',
      rhs: { kind: 'LiteralValue', valueString: 'سقف المبنى ⁦x⁩', typeName: 'String' },
    }),
    problems: [{ severity: 'error', text: markup }],
  },
  play: async ({ userEvent }) => {
    const dialog = await openErrors(userEvent.click);
    await expect(dialog.getByText(markup)).toBeVisible();
    await expect(document.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In a right-to-left page groups are indented from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { ...completeRule, dir: 'rtl', lang: 'ar' },
  play: async () => {
    const dialog = await openDialog();
    const panel = await dialog.findByRole('tabpanel');
    const [outer, inner] = within(panel).getAllByRole('list');
    const right = (element: Element | undefined) =>
      element?.querySelector('li')?.getBoundingClientRect().right ?? 0;
    await expect(right(inner)).toBeLessThan(right(outer));
  },
};
