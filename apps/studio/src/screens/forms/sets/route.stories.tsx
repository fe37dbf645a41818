import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { progress } from '../../../platform/feedback/progress.ts';
import { comparison, formLocks, formSet, productionSet } from '../fixtures/formSets.ts';
import { formTypeFacts } from '../fixtures/formTypeFacts.ts';
import { setPath, setsPath } from '../sets.urls.ts';
import { Component } from './route.tsx';

const sets = [
  formSet(3),
  formSet(2, { isTest: true }),
  productionSet(1),
  { ...productionSet(0), isInForce: false },
];
const longType = 'Agency/Brokerage Authority';
const held = [
  {
    ...{ id: '7', uniqueName: 'LocationSchedule', displayName: 'Locations', type: 1 },
    ...{ version: 3, savedVersion: 4, status: 2 },
  },
  {
    ...{ id: '8', uniqueName: 'RoofSupplement', displayName: 'Roof Supplement', type: 13 },
    ...{ version: 1, savedVersion: 2, status: 1 },
  },
  {
    ...{ id: '9', uniqueName: 'Withdrawn', displayName: null, type: null },
    ...{ version: 1, savedVersion: 2, status: null },
  },
];

/** What the preview of the story was asked. */
let previewAsked = fn();

/** What the set of the story was marked by. */
const marked = fn<(query: string) => void>();

/** Lets the preview of the story come. */
let showPreview: () => void = () => undefined;

/** What the list answers: one page holds the newest only, and older ones are found by their number. */
function listOf({ url }: Request) {
  const { searchParams } = new URL(url);
  const [before, digits] = [searchParams.get('before'), searchParams.get('idPrefix')];
  if (before === '1' || before === '2') return { records: [], totalRecords: 0 };
  if (before !== null) return { records: [productionSet(1)], totalRecords: 1 };
  if (digits === '7') return { records: [formSet(73)], totalRecords: 1 };
  return { records: sets, totalRecords: sets.length };
}

/** What the server lets the user of the story do in the list. */
const offering = (enabled: boolean) => [
  { name: 'Mark in Production', enabled, notes: enabled ? '' : 'Not while a restore runs.' },
];

const answers = {
  '/rest/Actions': offering(true),
  '/rest/UIFormTemplate/types': [...formTypeFacts, { ...formTypeFacts[0], type: 13, name: longType }],
  '/rest/FormTemplateSet': listOf,
  '/rest/FormTemplateSet/3': { ...formSet(3), formTemplates: held },
  '/rest/FormTemplateSet/3/changesSince/73': {
    ...{ ...comparison, set: formSet(3), formerSet: formSet(73), failures: [] },
  },
  '/rest/FormTemplateSet/3/changesSince/1': { ...comparison, set: formSet(3), failures: [] },
};

const meta = {
  title: 'Screens/Form templates/Sets',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: setsPath },
  beforeEach: () => answerCalls({ answers }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sets with their kinds. One is opened: it lists what it held, in which a form can be found. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Test/ });
    await expect(within(row).getByText('Marta Oduya')).toBeVisible();
    // Of the sets that were in production the last is what is in force.
    await expect(canvas.getAllByText('In Production')).toHaveLength(1);
    await expect(canvas.getAllByText('Was in production')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Open set 3' }));
    const opened = await canvas.findByRole('region', { name: 'Set 3' });
    const row8 = within(opened).getByRole('row', { name: /RoofSupplement/ });
    await expect(row8).toHaveTextContent('In Production');
    await expect(within(row8).getByRole('link', { name: 'RoofSupplement' })).toHaveAttribute(
      'href',
      '/config/template/compare?left=8%402.3&right=8&all=1',
    );
    await expect(
      within(row8).getByRole('link', { name: 'Open RoofSupplement as it is now' }),
    ).toHaveAttribute('href', '/config/template/8');
    // What is gone has no editor: it is shown as the set holds it.
    await expect(within(opened).getByRole('row', { name: /Withdrawn/ })).toHaveTextContent('Deleted');
    await expect(within(opened).getByRole('link', { name: 'Withdrawn' })).toHaveAttribute(
      'href',
      '/config/template/compare?left=9%402.3&right=9%402.3&all=1',
    );
    await expect(within(opened).queryByRole('link', { name: 'Open Withdrawn as it is now' })).toBeNull();
    // What it was called then, and of which type.
    await expect(within(row8).getByText('Roof Supplement')).toBeVisible();
    await expect(await within(row8).findByText(longType)).toBeVisible();
    const search = within(opened).getByRole('searchbox', { name: 'Find a form template' });
    for (const [text, found] of [
      ['loc', 'LocationSchedule'],
      ['roof supp', 'RoofSupplement'],
      ['brokerage', 'RoofSupplement'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      const links = within(within(opened).getByRole('table')).getAllByRole('rowheader');
      await expect(links.map(({ textContent }) => textContent)).toEqual([found]);
    }
  },
};

/** What differs from the set before it of the same kind, field by field, and what names what is gone. */
export const Compared: Story = {
  args: { path: setPath(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changes since set 1' }));
    await expect(await canvas.findByText('1 removed')).toBeVisible();
    await expect(canvas.getByText('Version 1 → 2 · settings, fields')).toBeVisible();
    await userEvent.click(canvas.getByText('2 fields'));
    await expect(
      canvas.getByText('Renamed: age → years, Years: Maximum Characters, Show for Products'),
    ).toBeVisible();
    await expect(canvas.getByText('roofAge of Roof')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PropertyRating.roofAge' })).toHaveAttribute(
      'href',
      '/config/template/44',
    );
    await expect(canvas.getByRole('link', { name: 'Compare Gone, as it was, with another' })).toHaveAttribute(
      'href',
      '/config/template/compare?left=Gone1%403.1',
    );
    await expect(canvas.getByRole('link', { name: 'Compare both versions of Roof' })).toHaveAttribute(
      'href',
      '/config/template/compare?left=Roof1%403.1&right=Roof2%401.3',
    );
  },
};

/** A set that is on no page in sight is found by its number. */
export const ComparedWithAny: Story = {
  args: { path: setPath(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Compare with' }), '7');
    await userEvent.click(await screen.findByRole('option', { name: /^Set 73, Published/ }));
    await expect(await canvas.findByText('Set 3 compared with set 73')).toBeVisible();
  },
};

/** Before the current set is marked, it is asked with what this changes; what is in production already is not mentioned. */
export const Marking: Story = {
  beforeEach: () => {
    const asked = fn();
    const preview = async (request: Request) => {
      asked(await request.json());
      const changes = comparison.changes.map((change, index) => ({ ...change, isChosen: index === 0 }));
      return { ...comparison, changes, failures: [] };
    };
    const mark = '/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction';
    previewAsked = asked;
    const { promise: previewShown, resolve } = Promise.withResolvers<void>();
    showPreview = resolve;
    return answerCalls({
      permissions: ['MANAGE_FORMS'],
      answers: {
        ...answers,
        '/rest/UIFormTemplate/locks': formLocks,
        '/rest/FormTemplateSet/preview': async (request: Request) => {
          await previewShown;
          return preview(request);
        },
        [mark]: (request: Request) => {
          marked(new URL(request.url).search);
          return { changed: 1, setId: 3, message: null, failures: [] };
        },
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Current Set in Production' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Mark Current Set in Production' }, { timeout: 5000 }),
    );
    await expect(await question.findByText(/^Set 3 is the last that was published/)).toHaveTextContent(
      'Its 1 form template that is not in production yet will be marked. This cannot be taken back',
    );
    // What is not shown yet cannot be agreed to.
    const yes = await question.findByRole('button', { name: 'Yes' });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    showPreview();
    await expect(await question.findByText('57 the same')).toBeVisible();
    const besides = question.getByRole('heading', { name: /^Besides: published or deleted before/ });
    const [chosen] = question.getAllByRole('heading', { name: 'Changes' });
    await expect(chosen?.compareDocumentPosition(besides)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const locked = question.getByRole('list', { name: 'In production, this is locked' });
    const ofForm = within(locked).getByRole('list', { name: 'Of a form template, this cannot change:' });
    await expect(within(ofForm).getByText('Unique Name')).toBeVisible();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(previewAsked.mock.calls).toEqual([[{ ids: ['7'] }]]);
    await expect(question.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(marked.mock.lastCall).toEqual(['?expectedSetId=3']);
    await waitFor(() => expect(progress.text).toBe('Successfully marked form template in production.'));
  },
};

/** When all of it is in production, a text says so, and there is nothing to agree to. */
export const NothingToMark: Story = {
  beforeEach: () =>
    answerCalls({
      permissions: ['MANAGE_FORMS'],
      answers: {
        ...answers,
        '/rest/FormTemplateSet/3': {
          ...formSet(3, { isInProduction: true }),
          formTemplates: held.filter(({ status }) => status !== 2),
        },
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Current Set in Production' }));
    const question = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await expect(await question.findByText(/^Everything that set 3 holds/)).toBeVisible();
    await expect(question.queryByRole('button', { name: 'Yes' })).toBeNull();
  },
};

const markedAlone = fn();

/** What of a set was not marked one by one was deleted: the set itself is still to be marked. */
export const OnlyTheSet: Story = {
  beforeEach: () => {
    markedAlone.mockClear();
    return answerCalls({
      permissions: ['MANAGE_FORMS'],
      answers: {
        ...answers,
        '/rest/FormTemplateSet/3': {
          ...formSet(3),
          formTemplates: held.filter(({ status }) => status !== 2),
        },
        '/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction': ({ url }: Request) => {
          markedAlone(new URL(url).search);
          return { changed: 0, setId: 3, message: null, failures: [] };
        },
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark Current Set in Production' }));
    const question = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await expect(
      await question.findByText(/What is left of it is in production already; the set itself will be marked/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(markedAlone.mock.lastCall).toEqual(['?expectedSetId=3']);
    await waitFor(() => expect(progress.text).toBe('Successfully marked form template in production.'));
  },
};

/** Where the server does not offer it, it cannot be marked, and says why. */
export const ReadOnly: Story = {
  beforeEach: () =>
    answerCalls({ permissions: ['MANAGE_FORMS'], answers: { ...answers, '/rest/Actions': offering(false) } }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Mark Current Set in Production' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveAccessibleDescription('Not while a restore runs.');
  },
};

/** What the server offers is loaded again where it failed. */
export const NotOffered: Story = {
  beforeEach: () => {
    let asked = 0;
    const list = () => {
      asked += 1;
      return asked === 1 ? refusal(500, 'The database is full.') : offering(true);
    };
    return answerCalls({ answers: { ...answers, '/rest/Actions': list } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    const button = await canvas.findByRole('button', { name: 'Mark Current Set in Production' });
    await waitFor(() => expect(button).toBeEnabled());
  },
};

const many = Array.from({ length: 230 }, (_, index) => ({
  ...{ id: `many${index}`, uniqueName: `Form${String(index).padStart(3, '0')}`, displayName: 'Form' },
  ...{ type: 1, version: 1, savedVersion: 1, status: 2 },
}));

/** Of a set that held many a page is drawn, and what is looked for is looked for in all. */
export const ManyHeld: Story = {
  args: { path: setPath(3) },
  beforeEach: () =>
    answerCalls({
      answers: { ...answers, '/rest/FormTemplateSet/3': { ...formSet(3), formTemplates: many } },
    }),
  play: async ({ canvas, userEvent }) => {
    const opened = within(await canvas.findByRole('region', { name: 'Set 3' }));
    await expect(await opened.findByText('1 to 100 of 230')).toBeVisible();
    await expect(opened.getAllByRole('rowheader')).toHaveLength(100);
    await userEvent.click(opened.getByRole('button', { name: 'Page 3' }));
    await expect(opened.getByText('201 to 230 of 230')).toBeVisible();
    await expect(opened.getAllByRole('rowheader')[0]).toHaveTextContent('Form200');
    await userEvent.type(opened.getByRole('searchbox'), 'form01');
    await expect(opened.getAllByRole('rowheader')).toHaveLength(10);
    await expect(opened.queryByRole('navigation')).toBeNull();
  },
};

/** An address may name a set that is not there. */
export const Missing: Story = {
  args: { path: setPath(9) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no set 9')).toBeVisible();
  },
};

/** Without any set the list says so. */
export const Empty: Story = {
  beforeEach: () => answerCalls({ answers: { '/rest/FormTemplateSet': { records: [], totalRecords: 0 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No form template set has been created yet')).toBeVisible();
  },
};

/** What cannot be loaded is retried. */
export const Failed: Story = {
  beforeEach: () => {
    let asked = 0;
    const list = (request: Request) => {
      asked += 1;
      return asked === 1 ? refusal(500, 'The database is full.') : listOf(request);
    };
    return answerCalls({ answers: { ...answers, '/rest/FormTemplateSet': list } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('link', { name: 'Open set 3' })).toBeVisible();
  },
};
