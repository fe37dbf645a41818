import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { comparison, formChange, formLocks } from '../fixtures/formSets.ts';
import { ChangePreview } from './ChangePreview.tsx';

function Preview() {
  return (
    <ChangePreview action="publish" selection={{ filterUri: '/x', excludedIds: [], expectedCount: 80 }} />
  );
}

function MarkPreview() {
  return <ChangePreview action="markInProduction" selection={{ ids: ['left 0', 'left 1'] }} />;
}

const meta = {
  title: 'Screens/Form templates/Change preview',
  component: RoutePage,
  args: { route: Preview, path: '/' },
  beforeEach: () => answerCalls({ answers: { '/rest/FormTemplateSet/preview': comparison } }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a publication: what it changes in production, what is left out, and where what is gone is used. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Compared with set 1, which is in production since/)).toBeVisible();
    await expect(canvas.getByText('Unfinished, version 1: It is not a draft.')).toBeVisible();
    await expect(canvas.getByText('57 the same')).toBeVisible();
    await expect(canvas.getByText('roofAge of Roof')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Changes', 'Where the changed parts are used', 'Left out']);
    await expect(canvas.getByText('1 left out')).toBeVisible();
  },
};

/** The question stays while what it lists is looked at: its links open in another tab. */
export const Links: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^PropertyRating\.roofAge/ });
    await expect(link).toHaveAccessibleName('PropertyRating.roofAge (opens in a new tab)');
    for (const each of canvas.getAllByRole('link')) {
      await expect(each).toHaveAttribute('target', '_blank');
      await expect(each).toHaveAttribute('rel', 'noopener');
    }
  },
};

/** Many that are left out are folded after what changes; their number is shown above it. */
export const ManyLeftOut: Story = {
  beforeEach: () => {
    const failures = Array.from({ length: 7 }, (_, index) => ({
      ...{ id: `left ${index}`, uniqueName: `Left${index}`, version: 1, type: 1 },
      message: 'It is not a draft.',
    }));
    return answerCalls({ answers: { '/rest/FormTemplateSet/preview': { ...comparison, failures } } });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('7 left out')).toBeVisible();
    await expect(canvas.getByText('Left3, version 1: It is not a draft.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Which, and why'));
    await expect(canvas.getByText('Left3, version 1: It is not a draft.')).toBeVisible();
  },
};

const leftOut = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `left ${index}`, uniqueName: `Left${index}`, version: 1, type: 1 },
    message: 'It is not a draft.',
  }));

/** When all of them are left out, only that is shown, with the reason. Many are listed page by page. */
export const NothingToDo: Story = {
  beforeEach: () =>
    answerCalls({
      answers: { '/rest/FormTemplateSet/preview': { ...comparison, changes: [], failures: leftOut(80) } },
    }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('None of these 80 form templates would be published: nothing would be done.'),
    ).toBeVisible();
    await expect(canvas.getByText('Left49, version 1: It is not a draft.')).toBeVisible();
    await expect(canvas.queryByText('Left50, version 1: It is not a draft.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('51 to 80 of 80')).toBeVisible();
    await expect(canvas.getByText('Left79, version 1: It is not a draft.')).toBeVisible();
  },
};

const couldNot =
  'Some form templates could not be marked in production (because they are not published yet or already in production).';

/** Those that cannot be marked in production are listed under the words for that, when they are all and when they are some. */
export const NotToBeMarked: Story = {
  args: { route: MarkPreview },
  beforeEach: () =>
    answerCalls({
      answers: {
        '/rest/UIFormTemplate/locks': formLocks,
        '/rest/FormTemplateSet/preview': { ...comparison, changes: [], failures: leftOut(2) },
      },
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'None of these 2 form templates would be marked in production: nothing would be done.',
      ),
    ).toBeVisible();
    const list = within(canvas.getByText(couldNot).closest('section') ?? document.body);
    await expect(list.getByText('Left0, version 1: It is not a draft.')).toBeVisible();
    await expect(list.getByText('Left1, version 1: It is not a draft.')).toBeVisible();
  },
};

/** The others are marked. */
export const SomeNotToBeMarked: Story = {
  args: { route: MarkPreview },
  beforeEach: () =>
    answerCalls({
      answers: {
        '/rest/UIFormTemplate/locks': formLocks,
        '/rest/FormTemplateSet/preview': { ...comparison, failures: leftOut(1) },
      },
    }),
  play: async ({ canvas }) => {
    const list = within((await canvas.findByText(couldNot)).closest('section') ?? document.body);
    await expect(list.getByText('Left0, version 1: It is not a draft.')).toBeVisible();
  },
};

/** Of many that change a page is drawn. */
export const ManyChanges: Story = {
  beforeEach: () => {
    const changes = Array.from({ length: 120 }, (_, index) => formChange(`Form${index}`));
    return answerCalls({
      answers: { '/rest/FormTemplateSet/preview': { ...comparison, changes, impact: [], failures: [] } },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('120 changed')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Compare both versions/ })).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getAllByRole('link', { name: /^Compare both versions/ })).toHaveLength(20);
    await expect(canvas.getByText('101 to 120 of 120')).toBeVisible();
  },
};

/** As long as nothing is in production, all of it is new; what changes nothing says so. */
export const FirstSet: Story = {
  beforeEach: () =>
    answerCalls({
      answers: {
        '/rest/FormTemplateSet/preview': {
          ...comparison,
          formerSet: null,
          changes: [],
          impact: [],
          failures: [],
        },
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No set is in production yet: all of it is new.')).toBeVisible();
    await expect(canvas.getByText('Nothing changes in production.')).toBeVisible();
  },
};
