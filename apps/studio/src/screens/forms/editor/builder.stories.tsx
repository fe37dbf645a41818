import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { navigationLock } from '../../../platform/navigationLock/navigationLock.ts';
import { aField, aSection, formDoc } from '../fixtures/formDocs.ts';
import { formStoryAnswers, roofSections } from '../fixtures/formStories.ts';
import { Component } from './route.tsx';

const meta = {
  title: 'Screens/Form templates/Builder',
  component: RoutePage,
  args: { route: Component, path: '/config/template/5f1d7e' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoutePage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** A story over a form of that name. @param answers besides those that every form has */
function storyOf(
  uniqueName: string,
  answers: Readonly<Record<string, unknown>> = {},
  sections = roofSections,
): Story {
  const form = formDoc({ sections }, { uniqueName });
  return {
    beforeEach: () =>
      answerCalls({
        answers: { ...formStoryAnswers(form), ...answers },
        permissions: ['MANAGE_FORMS', 'MANAGE_FORM_RULES'],
        userId: `story ${uniqueName}`,
      }),
  };
}

const naming = {
  type: 1,
  name: 'Questions.linked',
  version: 1,
  status: 0,
  referenceUri: '/UIFormTemplate:other',
};

const cell = (canvas: Canvas, name: RegExp) => canvas.findByRole('gridcell', { name });

/** A field is selected, set, inserted and undone: the form shows its settings at once. */
export const Built: Story = {
  ...storyOf('RoofBuilt'),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Roof covering/));
    const name = await canvas.findByRole('textbox', { name: 'Variable Name' });
    await expect(name).toHaveValue('covering');
    const label = canvas.getByRole('textbox', { name: 'Label Text' });
    await userEvent.clear(label);
    await userEvent.type(label, 'Covering');
    await userEvent.tab();
    await expect(await cell(canvas, /^Covering, Drop Down, required/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Text Area' }));
    await waitFor(async () => expect(await cell(canvas, /^Text Area, Text Area/)).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: 'Variable Name' })).toHaveValue('textArea');
    (await cell(canvas, /^Text Area, Text Area/)).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByRole('gridcell', { name: /^Text Area, Text Area/ })).toBeNull());
    await expect(await cell(canvas, /^Covering/)).toBeVisible();
  },
};

/** Several fields have the settings that all of them have; a change is made to all. A group without an active setting is not there. */
export const SeveralSet: Story = {
  ...storyOf('RoofSeveral'),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Roof covering/));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(await canvas.findByText('2 fields: a change is made to all of them.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Variable Name' })).toBeNull();
    await expect(await canvas.findByText('Differs among the selected fields')).toBeVisible();
    const label = canvas.getByRole('textbox', { name: 'Label Text' });
    await expect(label).toHaveValue('');
    await userEvent.type(label, 'Roof covering');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { name: /^Roof covering/ })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /^Value/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Value Expression/ }));
    const script = await screen.findByRole('dialog', { name: 'JavaScript Expression' });
    await expect(script).toHaveTextContent('covering and 1 more');
  },
};

const losses = aSection(
  'Losses',
  [aField('rows', 'Prior losses', { template: { type: 10 } })],
  [aField('paid', 'Paid')],
  [aField('notes', 'Notes')],
);

/** What a row repeater repeats is marked, and named in its settings; what is inserted with it selected goes behind that row. */
export const RowsRepeated: Story = {
  ...storyOf('RoofLosses', {}, [losses]),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Prior losses, Row Repeater/));
    await expect(await canvas.findByText('Repeats the row below it: Paid.')).toBeVisible();
    await expect(await cell(canvas, /^Paid, In rows/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Text Area' }));
    await waitFor(async () => expect(await cell(canvas, /^Text Area, Text Area/)).toHaveFocus());
    await expect(await cell(canvas, /^Paid, In rows/)).toBeVisible();
    await userEvent.click(await cell(canvas, /^Paid, In rows/));
    await userEvent.keyboard('{Delete}');
    await expect(await cell(canvas, /^Text Area, In rows/)).toBeVisible();
  },
};

/** Another variable name of a referenced field asks for confirmation; No leaves it as it was. */
export const Renamed: Story = {
  ...storyOf('RoofRenamed', { '/rest/UIFormTemplate/findReferencesByFieldTemplateId': [naming] }),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Roof covering/));
    const name = await canvas.findByRole('textbox', { name: 'Variable Name' });
    await userEvent.type(name, '2');
    await userEvent.tab();
    const question = await screen.findByRole('dialog', { name: 'References to covering' });
    await expect(question).toHaveTextContent('Found 1 reference(s) to this field.');
    await expect(question).toHaveTextContent('Are you sure you want to change the variable name?');
    await userEvent.click(within(question).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(name).toHaveValue('covering'));
  },
};

/** A name that another field has is marked at its setting, on the canvas and on the tab, before anything is saved. */
export const NameTaken: Story = {
  ...storyOf('RoofTaken'),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Roof covering/));
    const name = await canvas.findByRole('textbox', { name: 'Variable Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'skylight');
    await userEvent.tab();
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription(/has this name, too/);
    await expect(await cell(canvas, /^Roof covering.*has this name, too/)).toBeVisible();
    await userEvent.type(name, '2');
    await userEvent.tab();
    await waitFor(() => expect(name).toBeValid());
  },
};

/** The buttons of settings open their modals. */
export const Linked: Story = {
  ...storyOf('RoofLinked'),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Roof covering/));
    await userEvent.click(await canvas.findByRole('button', { name: /^Value/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Link To/ }));
    const link = await screen.findByRole('dialog', { name: 'Link To' });
    await userEvent.click(within(link).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Value Expression/ }));
    await expect(await screen.findByRole('dialog', { name: 'JavaScript Expression' })).toBeVisible();
  },
};

/** What is typed into an expression holds the page, and is kept for when the page is left all the same; Cancel forgets it. */
export const ExpressionKept: Story = {
  ...storyOf('RoofKept'),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Roof covering/));
    await userEvent.click(await canvas.findByRole('button', { name: /^Value/ }));
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Value Expression/ }));
      return within(await screen.findByRole('dialog', { name: 'JavaScript Expression' }));
    };
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Script' }));
    await userEvent.keyboard('1 + 2');
    await waitFor(() => expect(navigationLock()).toContain('The expression has unsaved changes.'));
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(navigationLock()).toBeNull());
    const again = await open();
    await expect(await again.findByRole('textbox', { name: 'Script' })).toHaveTextContent('');
  },
};

/** A link leads to a property of an object as well. */
export const LinkedToProperty: Story = {
  ...storyOf('RoofProperty', {
    '/rest/Object/': ['Account', 'Submission'],
    '/rest/Object/Submission': [{ name: 'effectiveDate', label: 'Effective date', type: 'Date' }],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Roof covering/));
    await userEvent.click(await canvas.findByRole('button', { name: /^Value/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Link To/ }));
    const link = within(await screen.findByRole('dialog', { name: 'Link To' }));
    await userEvent.click(link.getByRole('radio', { name: 'Property of an object' }));
    await userEvent.type(link.getByRole('combobox', { name: /Search an object/ }), 'sub');
    await userEvent.click(await screen.findByRole('option', { name: 'Submission' }));
    await userEvent.click(await link.findByRole('combobox', { name: /Choose a property/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Effective date (effectiveDate)' }));
    await userEvent.click(link.getByRole('button', { name: 'Done' }));
    await expect(
      await canvas.findByRole('button', { name: 'Link To Submission.effectiveDate' }),
    ).toBeVisible();
  },
};

/** A section is duplicated: the names that its fields get are shown, by a rule that is chosen. */
export const SectionDuplicated: Story = {
  ...storyOf('RoofTwice'),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Section Roof/));
    await userEvent.keyboard('{Control>}d{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate Roof' });
    const names = () =>
      within(dialog)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    await expect(names()[0]).toBe('coveringcovering2');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Add in front' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'barn_');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { name: /^Section Roof/ })).toHaveLength(2));
    await expect(canvas.getAllByRole('gridcell', { name: /^Section Roof/ })[1]).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('gridcell', { name: /^Roof covering/ })[1] ?? document.body);
    await expect(await canvas.findByRole('textbox', { name: 'Variable Name' })).toHaveValue('barn_covering');
  },
};

const barn = formDoc(
  { id: 'barn', sections: roofSections },
  { uniqueName: 'Barn', displayName: 'Barn supplement' },
);

/** Fields of another form are found by its name, and inserted behind what is selected. */
export const InsertedFromForm: Story = {
  ...storyOf('RoofAndBarn', {
    '/rest/UIFormTemplate/barn': barn,
    '/rest/UIFormTemplate/filter': {
      records: [{ id: 'barn', uniqueName: 'Barn', displayName: 'Barn supplement' }],
      totalRecords: 1,
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await cell(canvas, /^Section Skylights/));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert from another form' }));
    const dialog = await screen.findByRole('dialog', { name: 'Insert from another form' });
    await userEvent.type(within(dialog).getByRole('combobox', { name: /Search a form/ }), 'barn');
    await userEvent.click(await screen.findByRole('option', { name: 'Barn supplement (Barn)' }));
    await userEvent.click(await within(dialog).findByRole('combobox', { name: /Choose fields/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Section Skylights' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(await within(dialog).findByRole('cell', { name: 'skylight2' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Insert' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('gridcell', { name: /^Section Skylights/ })).toHaveLength(2),
    );
  },
};
