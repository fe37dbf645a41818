import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormTemplateSummary } from '@studio/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { answerCalls, refusal } from '../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { formRow } from './fixtures/formRow.ts';
import { comparison, formChange, formLocks } from './fixtures/formSets.ts';
import { formTypeFacts } from './fixtures/formTypeFacts.ts';
import { Component } from './list.tsx';

const actions = [
  ...['New Form', 'Reload Form Rules', 'Reload Field Rules', 'Import', 'Backup', 'Test Draft Form Templates'],
  ...['Export', 'Mark in Production', 'Publish'],
];
const rows = [
  formRow({ id: '7', uniqueName: 'BuildingSchedule', displayName: 'Building Schedule', version: 3 }),
  formRow({
    ...{ id: '8', uniqueName: 'RoofSupplement', displayName: 'Roof Supplement', version: 1, status: 0 },
    ...{ type: 2, valid: false, visibility: 'Carrier' },
    productTemplates: [{ id: 'p1', name: 'Commercial Auto' }],
    productTemplateShortNames: ['CA'],
  }),
] as const;
const list = listStories<FormTemplateSummary>({
  route: Component,
  path: '/config/template/browser',
  call: '/rest/UIFormTemplate/filter',
  actions,
  search: 'Search Form Templates',
  rows,
  rename: (row, name) => ({ ...row, uniqueName: name }),
});

const page = {
  '/rest/UIFormTemplate/filter': { records: rows, totalRecords: rows.length },
  '/rest/UIFormTemplate/types': formTypeFacts,
  '/rest/SavedFilter': [],
  '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
};

/** By which plans drafts of the story were published, and which. */
let sent: [plan: string | null, body: unknown][] = [];

const meta = {
  title: 'Screens/Form templates/Browser',
  component: RoutePage,
  ...list.meta,
  beforeEach: () => answerCalls({ answers: page }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each unique name leads to its editor; types are named, a form for all products says so, and what is wrong with a draft is in sight. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'BuildingSchedule' });
    await expect(link).toHaveAttribute('href', '/config/template/7');
    const grid = within(canvas.getByRole('grid'));
    await expect(await grid.findByText('Application')).toBeVisible();
    for (const text of ['all products', 'CA', 'Published', 'Draft', 'Invalid', 'Carrier'])
      await expect(grid.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 2 of 2 Form Templates')).toBeVisible();
    await expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Type', 'Products', 'Unique Name', 'Display Name', 'Version', 'Visibility'],
      ...['Last Modified By', 'Last Modified Date'],
    ]);
    const type = grid.getByRole('columnheader', { name: 'Type' });
    await expect(type).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** A user without permissions sees the same, and each action that is locked says why. */
export const ReadOnly: Story = {
  beforeEach: () =>
    answerCalls({
      answers: {
        ...page,
        '/rest/Actions': actions.map((name) =>
          name === 'Export'
            ? { name, enabled: true, notes: '' }
            : { name, enabled: false, notes: `Not allowed: ${name}` },
        ),
      },
    }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'New Form' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Not allowed: New Form');
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'RoofSupplement' })).toBeVisible();
  },
};

/** While drafts are chosen to be published, only drafts without errors are listed, with a notice. */
export const Publish: Story = {
  args: { path: '/config/template/browser?bulk=Publish&q=roof' },
  beforeEach: () =>
    answerCalls({
      answers: {
        ...page,
        '/rest/UIFormTemplate/filter': ({ url }: Request) => {
          const uri = new URL(url).searchParams.get('filterUri') ?? '';
          const isNarrowed = uri === '/UIFormTemplate?status.in=0&valid=true&name=roof';
          const records = isNarrowed ? [formRow({ id: '9', uniqueName: 'RoofDraft', status: 0 })] : rows;
          return { records, totalRecords: records.length };
        },
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Only drafts without errors are shown/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /RoofDraft/ }));
    await expect(canvas.queryByRole('link', { name: 'BuildingSchedule' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Form Template Set' }));
    await expect(await screen.findByText(/^1 form template\(s\) selected/)).toBeVisible();
  },
};

/** Asks to publish one form, once the question shows what that will change. */
async function askToPublish(canvas: ReturnType<typeof within>, row: RegExp, changed: string) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: row }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create Form Template Set' }));
  const question = within(await screen.findByRole('dialog', { name: 'Create Form Template Set' }));
  await expect(await question.findByText(changed)).toBeVisible();
  const yes = question.getByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
  return { question, yes };
}

/** What was shown is no longer what would be done: the question stays, shows what would be, and the rows stay chosen. */
export const ChangedMeanwhile: Story = {
  args: { path: '/config/template/browser?bulk=Publish' },
  beforeEach: () => {
    sent = [];
    const preview = () => ({
      ...{ ...comparison, failures: [], plan: `plan ${sent.length}` },
      changes: [formChange(sent.length === 0 ? 'AsShown' : 'SavedMeanwhile', { isChosen: true })],
    });
    const publish = async (request: Request) => {
      sent.push([new URL(request.url).searchParams.get('expectedPlan'), await request.json()]);
      if (sent.length === 1) return refusal(409, 'What this would change has changed.');
      return { changed: 1, setId: 9, message: null, failures: [] };
    };
    return answerCalls({
      answers: {
        ...page,
        '/rest/FormTemplateSet/preview': preview,
        '/rest/FormTemplateSet/publishFormTemplates': publish,
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const { question, yes } = await askToPublish(canvas, /RoofSupplement/, 'AsShown');
    await userEvent.click(yes);
    await expect(
      await question.findByText('Nothing was changed. What this would change has changed.'),
    ).toBeVisible();
    await expect(await question.findByText('SavedMeanwhile')).toBeVisible();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { ids: ['8'] };
    await expect(sent).toEqual([
      ['plan 0', body],
      ['plan 1', body],
    ]);
  },
};

/** The answer was lost: the question stays, with what it showed. Agreed to once more, the same call says what was done. */
export const AnswerLost: Story = {
  args: { path: '/config/template/browser?bulk=Publish' },
  beforeEach: () => {
    sent = [];
    const preview = () => ({
      ...{ ...comparison, failures: [], plan: 'plan of the lost' },
      changes: [formChange('SentTwice', { isChosen: true })],
    });
    const publish = async ({ url, headers }: Request) => {
      sent.push([new URL(url).searchParams.get('expectedPlan'), headers.get('Idempotency-Key')]);
      if (sent.length === 1) return refusal(502, 'Something between gave no answer.');
      return { changed: 1, setId: 12, message: null, failures: [] };
    };
    return answerCalls({
      answers: {
        ...page,
        '/rest/FormTemplateSet/preview': preview,
        '/rest/FormTemplateSet/publishFormTemplates': publish,
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const { question, yes } = await askToPublish(canvas, /BuildingSchedule/, 'SentTwice');
    await userEvent.click(yes);
    await expect(
      await question.findByText(/^No answer came: it may have been done all the same\./),
    ).toBeVisible();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = sent;
    await expect(first).toEqual(['plan of the lost', expect.stringMatching(/./)]);
    await expect(second).toEqual(first);
  },
};

/** Of what could not be marked it is listed why, under the sentence of the server; each leads to its editor. */
export const Marked: Story = {
  args: { path: '/config/template/browser?bulk=Mark in Production' },
  beforeEach: () =>
    answerCalls({
      answers: {
        ...page,
        '/rest/FormTemplateSet/preview': { ...comparison, failures: [] },
        '/rest/UIFormTemplate/locks': formLocks,
        '/rest/UIFormTemplate/markInProduction': {
          changed: 1,
          setId: 2,
          message:
            'Some form templates could not be marked in production (because they are not published yet or already in production).',
          failures: [
            {
              id: '8',
              uniqueName: 'RoofSupplement',
              version: 1,
              type: 2,
              message: 'It is not published yet.',
            },
          ],
        },
      },
    }),
  play: async ({ canvas, userEvent }) => {
    for (const name of [/BuildingSchedule/, /RoofSupplement/])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark in Production' }));
    await expect(await screen.findByText(/^2 form template\(s\) selected/)).toBeVisible();
    await expect(await screen.findByText(/This cannot be taken back/)).toBeVisible();
    const yes = screen.getByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(yes);
    // The question, which has the same name, closes meanwhile.
    const table = await screen.findByRole('table', { name: 'Form templates that were not changed' });
    const failures = within(table.closest<HTMLElement>('[role="dialog"]') ?? document.body);
    await waitFor(() =>
      expect(failures.getByRole('alert')).toHaveTextContent(
        'Some form templates could not be marked in production (because they are not published yet or already in production). Form templates that were changed: 1.',
      ),
    );
    await expect(failures.getByRole('link', { name: 'RoofSupplement' })).toHaveAttribute(
      'href',
      '/config/template/8',
    );
    await userEvent.click(failures.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A console without form templates offers to make the first. */
export const None: Story = {
  beforeEach: () =>
    answerCalls({ answers: { ...page, '/rest/UIFormTemplate/filter': { records: [], totalRecords: 0 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching form templates')).toBeVisible();
    await expect(canvas.getByText('Showing 0 to 0 of 0 Form Templates')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New Form' })).toBeEnabled();
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
