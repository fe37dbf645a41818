import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { comparison, formChange, formLocks, formSet } from '../fixtures/formSets.ts';
import { MarkSet } from './MarkSet.tsx';

const onMarked = fn();
const changed = 'What this would change has changed since it was shown. See it again first.';

/** The queries that the set was marked by. */
let marked: string[] = [];

function Mark() {
  return <MarkSet onMarked={onMarked} />;
}

const formTemplates = [
  { id: '7', uniqueName: 'LocationSchedule', version: 3, savedVersion: 4, status: 2 },
] as const;

/** The requested sets. */
let listed: string[] = [];

const common = {
  '/rest/Actions': [{ name: 'Mark in Production', enabled: true, notes: '' }],
  '/rest/FormTemplateSet': ({ url }: Request) => {
    listed.push(new URL(url).search);
    return { records: [formSet(3)], totalRecords: 900 };
  },
  '/rest/FormTemplateSet/3': { ...formSet(3), formTemplates },
  '/rest/UIFormTemplate/locks': formLocks,
};

const meta = {
  title: 'Screens/Form templates/Mark the current set',
  tags: ['!dev', '!autodocs'],
  component: RoutePage,
  args: { route: Mark, path: '/' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What would be done is not what was shown: nothing is, and the question stays and shows what would be done now. */
export const ChangedMeanwhile: Story = {
  beforeEach: () => {
    onMarked.mockReset();
    marked = [];
    listed = [];
    const now = formChange('SavedMeanwhile', { isChosen: true });
    const shown = () =>
      marked.length === 0
        ? { ...comparison, failures: [], plan: 'first' }
        : { ...comparison, failures: [], plan: 'second', changes: [now] };
    return answerCalls({
      permissions: ['MANAGE_FORMS'],
      answers: {
        ...common,
        '/rest/FormTemplateSet/preview': shown,
        '/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction': ({ url }: Request) => {
          marked.push(new URL(url).search);
          const isFirst = marked.length === 1;
          return isFirst ? refusal(409, changed) : { changed: 1, setId: 3, message: null, failures: [] };
        },
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Current Set in Production' }));
    const question = within(await screen.findByRole('dialog'));
    await expect(await question.findByText('57 the same')).toBeVisible();
    await expect(listed).toEqual(['?isTest=false&startIndex=0&numberOfRows=1']);
    const yes = question.getByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(yes);
    await expect(await question.findByText(changed)).toBeVisible();
    await expect(await question.findByText('SavedMeanwhile')).toBeVisible();
    await expect(onMarked).not.toHaveBeenCalled();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onMarked).toHaveBeenCalledTimes(1);
    await expect(marked).toEqual([
      '?expectedSetId=3&expectedPlan=first',
      '?expectedSetId=3&expectedPlan=second',
    ]);
  },
};

/** Where nothing of it can be marked there is nothing to agree to, and it says why. */
export const AllLeftOut: Story = {
  beforeEach: () => {
    const message = 'Version 4 of it is published already.';
    const failures = [{ id: '7', uniqueName: 'LocationSchedule', version: 3, type: 1, message }];
    return answerCalls({
      permissions: ['MANAGE_FORMS'],
      answers: { ...common, '/rest/FormTemplateSet/preview': { ...comparison, changes: [], failures } },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Current Set in Production' }));
    const question = within(await screen.findByRole('dialog'));
    await expect(
      await question.findByText(/^Version 3 of LocationSchedule would not be marked in production/),
    ).toHaveTextContent('Version 4 of it is published already.');
    await expect(question.queryByRole('button', { name: 'Yes' })).toBeNull();
    await expect(question.queryByText(/Are you sure/)).toBeNull();
    await userEvent.click(question.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
