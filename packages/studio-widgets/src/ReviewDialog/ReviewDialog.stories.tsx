import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReviewDialog } from './ReviewDialog.tsx';
import { completeRule, faultyRule, serverProblems } from './testing/reviewedRule.ts';

const meta = {
  title: 'Widgets/ReviewDialog',
  component: ReviewDialog,
  args: {
    defaultIsOpen: true,
    title: 'Review Rule',
    ...completeRule,
    onOpenChange: fn(),
    onShow: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: [
        'To read a rule as text, to copy it, and to see everything that is wrong with it in one place.',
        'Give it the drafts that `ConditionTree` and `ActionGroup` edit, and their operators and kinds of value; it needs neither on the page.',
        'Pass what a server found as `problems`; while it is being asked, set `isPending`. `conditionIdAt` turns a JSON pointer into a place.',
        'In `onShow`, call `focusCondition` or `focusAction` of the `actionsRef` of the tree or the group.',
      ],
      avoid: ['What is wrong with one field: its `error`.', 'What would change by saving: `ChangeList`.'],
      pattern: 'Dialog (Modal) with Tabs',
      keys: {
        'ArrowLeft, ArrowRight': 'between the text and the errors',
        'Enter, Space': 'on an error: closes the dialog and goes to its place',
        Escape: 'closes it',
      },
    },
  },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Rule' }));
    const text = await dialog.findByRole('tabpanel', { name: 'Rules Text' });
    await expect(text).toHaveTextContent('If all of these are true:');
    const [conditions] = within(text).getAllByRole('list');
    await expect(conditions).toHaveTextContent(
      'Construction class (Building) is in list Frame, Joisted Masonry',
    );
  },
};

export const Playground: Story = {
  args: { ...faultyRule, problems: serverProblems, isPending: false },
};

/** Both tabs, and closing. */
export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Rule' }));
    await userEvent.click(await dialog.findByRole('tab', { name: 'Errors' }));
    await expect(dialog.getByText('No errors were found.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
