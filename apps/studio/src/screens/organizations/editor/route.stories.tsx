import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { dropFiles } from '../../../operations/testing/storyFiles.ts';
import { announceKindChange } from '../../../platform/changes/kindChanges.ts';
import { changesOf, formSetOf, managerAnswers, organizationDoc, pickerAnswers } from '../fixtures.ts';
import { Component } from './route.tsx';

const path = '/config/organization/manage/agency/org-9';
const permissions = ['MODIFY_CONFIG_AGENCY_BROKERAGE'] as const;
const answer = (answers: Readonly<Record<string, unknown>>) => () => answerCalls({ answers, permissions });

/** A server that keeps what is edited. */
function keptChanges(): Readonly<Record<string, unknown>> {
  let changes = changesOf();
  const save = async (request: Request) => {
    const { forms } = (await request.json()) as Pick<typeof changes, 'forms'>;
    const kept = changes.forms.map((form) => forms.find(({ id }) => id === form.id) ?? form);
    changes = { ...changes, forms: kept, revision: changes.revision + 1 };
    return formSetOf(changes);
  };
  return {
    '/rest/FormSet/org-9/startChanges': formSetOf(changes),
    '/rest/FormSet/org-9/saveChanges': save,
  };
}

const meta = {
  title: 'Screens/Organizations/Manager',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path },
  beforeEach: answer(managerAnswers()),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first form, to be read: what is missing is counted and marked; the next missing field is led to, form after form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Harborline Insurance Brokers' })).toBeVisible();
    await expect(await canvas.findByText('2 of 4 required missing')).toBeVisible();
    await expect(canvas.getByText('3 of 6 required fields')).toBeVisible();
    await expect(canvas.getByText('Read only. Choose Edit to change it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Organization Profile, 1 required field missing' }),
    );
    await expect(await canvas.findByText('1 of 2 required missing')).toBeVisible();
  },
};

/** What is typed is kept on the server; the counts follow what is filled in, and a field that a rule shows. */
export const Edit: Story = {
  beforeEach: () => answer({ ...managerAnswers(), ...keptChanges() })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const insurer = await canvas.findByRole('textbox', { name: /^Insurer/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Next missing' }));
    const value = canvas.getByRole('textbox', { name: /^Total insured value/ });
    await waitFor(() => expect(value).toHaveFocus());
    await userEvent.type(value, '250000');
    await expect(await canvas.findByText('1 of 4 required missing')).toBeVisible();
    await userEvent.type(insurer, 'Atlantic Casualty');
    await expect(await canvas.findByText(/^All changes kept/)).toBeVisible();
    await expect(await canvas.findByText('5 of 6 required fields')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveTextContent('Unsaved changes');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Insurer/ })).toBeNull());
  },
};

/** A last edit is sent before the screen is left. Where it cannot be sent the screen stays, until that is given up. */
export const LeavesBehindNothing: Story = {
  beforeEach: () =>
    answer({
      ...managerAnswers(organizationDoc(), changesOf()),
      '/rest/FormSet/org-9/saveChanges': refusal(403, 'You lack a permission.'),
    })(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Total insured value/ }), '1');
    const back = canvas.getByRole('link', { name: /^Agenc/ });
    await userEvent.click(back);
    await expect(await canvas.findByText(/^Your last edits have not reached the server/)).toBeVisible();
    await expect(back).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Give Them Up' }));
    await userEvent.click(back);
    await waitFor(() => expect(back).not.toBeInTheDocument());
  },
};

/** A button of the form opens a list; the row that is picked fills in the fields that the button names, and No Match empties them. */
export const PicksFromList: Story = {
  args: { path: `${path}/form/f-profile` },
  beforeEach: () =>
    answer({ ...managerAnswers(organizationDoc(), changesOf()), ...keptChanges(), ...pickerAnswers() })(),
  play: async ({ canvas }) => {
    const find = await canvas.findByRole('button', { name: 'Find a producer' });
    await userEvent.click(find);
    const picker = within(await screen.findByRole('dialog', { name: 'Producers' }));
    await userEvent.click(await picker.findByRole('combobox', { name: 'Saved filter' }));
    await expect(await screen.findByRole('option', { name: 'Halvorsen' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Peoria' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await picker.findByText('Halvorsen Insurance Group'));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const broker = canvas.getByRole('textbox', { name: 'Wholesale broker' });
    await expect(broker).toHaveValue('Halvorsen Insurance Group');
    await expect(canvas.getByRole('textbox', { name: 'Agency number' })).toHaveValue('IA-0117');
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.click(find);
    await userEvent.click(await screen.findByRole('button', { name: 'No Match' }));
    await waitFor(() => expect(broker).toHaveValue(''));
  },
};

/** What is attached can be saved again by who reads the form; a summary has values as their form shows them, and leads to the form of each of its rows, and back. */
export const SummaryAndFiles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'signed agreement.pdf' })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: '$2,400' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: '12 East Bay Street' }));
    const back = await canvas.findByRole('link', { name: 'Back to Commercial Property Authority' });
    await expect(canvas.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
    await userEvent.click(back);
    await expect(await canvas.findByRole('region', { name: 'Commercial Property Authority' })).toBeVisible();
  },
};

/** A file that did not arrive stays with the reason, and Save waits for it; what else was edited is kept. */
export const FileFailed: Story = {
  beforeEach: () => answer({ ...managerAnswers(organizationDoc(), changesOf()), ...keptChanges() })(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Total insured value/ }), '1');
    dropFiles(canvasElement, new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/^File letter.pdf could not be uploaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove letter.pdf' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByRole('button', { name: 'signed agreement.pdf' })).toBeVisible();
  },
};

/** A value that is not valid keeps the forms from being saved, and is led to. */
export const InvalidValue: Story = {
  args: { path: `${path}/settings` },
  beforeEach: () => {
    const forms = formSetOf().forms.map((form) =>
      form.id === 'f-authority' ? { ...form, values: { ...form.values, totalInsuredValue: 'much' } } : form,
    );
    return answer(managerAnswers(organizationDoc(), changesOf({ forms })))();
  },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: /^Save/ });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    const value = await canvas.findByRole('textbox', { name: /^Total insured value/ });
    await waitFor(() => expect(value).toHaveFocus());
    await expect(
      canvas.getByText(
        'Total insured value per location of Commercial Property Authority is not valid. The forms were not saved.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Enter a number.')).toBeVisible();
    await userEvent.clear(value);
    await waitFor(() => expect(canvas.queryByText(/is not valid/)).toBeNull());
  },
};

/** A text that the regular expression of its field does not describe keeps the forms from being saved, and is led to. */
export const RefusedByPattern: Story = {
  args: { path: `${path}/form/f-profile` },
  beforeEach: () => answer({ ...managerAnswers(organizationDoc(), changesOf()), ...keptChanges() })(),
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('textbox', { name: 'Agency number' });
    await userEvent.clear(number);
    await userEvent.type(number, 'IA-17');
    const save = canvas.getByRole('button', { name: /^Save/ });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await expect(await canvas.findByText(/^Agency number of .* is not valid/)).toBeVisible();
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, '{Backspace>2/}0117');
    await waitFor(() => expect(canvas.queryByText(/is not valid/)).toBeNull());
  },
};

/** Somebody else changes the forms: their changes can be taken over. */
export const Conflict: Story = {
  beforeEach: () => {
    const others = changesOf({ isOwn: false });
    const refused = new Response(
      JSON.stringify({
        ...{ type: '/problems/changes-under-way', title: 'Somebody else is changing it', status: 409 },
        ...{ startedBy: others.startedBy, timeStarted: others.timeStarted },
      }),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
    );
    const start = (request: Request) =>
      request.url.includes('takeOver=true') ? formSetOf(changesOf()) : refused;
    return answerCalls({
      answers: {
        ...managerAnswers(organizationDoc(), others),
        '/rest/FormSet/org-9/startChanges': start,
      },
      permissions,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Priya Nair has been changing the forms since/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Changes are under way' }));
    await userEvent.click(question.getByRole('button', { name: 'Take Over' }));
    await expect(await canvas.findByRole('textbox', { name: /^Total insured value/ })).toBeEnabled();
  },
};

/** Edits that the server did not get are still there, and can be sent again. */
export const NotKept: Story = {
  beforeEach: answer({
    ...managerAnswers(organizationDoc(), changesOf()),
    '/rest/FormSet/org-9/saveChanges': refusal(500, 'The disk is full.'),
  }),
  play: async ({ canvas }) => {
    const value = await canvas.findByRole('textbox', { name: /^Total insured value/ });
    await userEvent.type(value, '250000');
    await expect(
      await canvas.findByText(/^Your last edits have not reached the server/, undefined, { timeout: 5000 }),
    ).toBeVisible();
    await expect(value).toHaveValue('250000');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Forms have another version: which, and what had no place in it. */
export const Upgraded: Story = {
  beforeEach: answer({
    ...managerAnswers(),
    '/rest/Organization/org-9/upgradeForms': {
      count: 1,
      forms: [
        {
          ...{ id: 'f-profile', name: 'Organization Profile', fromVersion: 2, toVersion: 3 },
          lost: [
            {
              ...{ fieldName: 'fax', label: 'Fax', entries: [], value: '843 555 0100' },
              reason: 'The newer version of the form does not have the field.',
            },
            {
              ...{ fieldName: 'paid', label: 'Amount Paid', value: '12,500' },
              entries: [{ label: 'Losses', number: 3 }],
              reason: 'The field is of another type in the newer version of the form.',
            },
          ],
        },
      ],
    },
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Forms upgraded' }));
    await expect(
      dialog.getByText('1 form was upgraded to its latest version. The page will reload.'),
    ).toBeVisible();
    await expect(dialog.getByText('843 555 0100')).toBeVisible();
    await expect(dialog.getByRole('rowheader', { name: 'Losses 3: Amount Paid' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Those below it become inactive, too, only where that is wanted. */
export const Deactivate: Story = {
  beforeEach: answer(managerAnswers(organizationDoc({ status: 1, isDraftStatus: false }))),
  play: async ({ canvas }) => {
    const deactivate = await canvas.findByRole('button', { name: 'Deactivate' });
    await waitFor(() => expect(deactivate).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(deactivate);
    const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate' }));
    await expect(question.getByText('Are you sure you want to deactivate this organization?')).toBeVisible();
    await expect(
      question.getByRole('checkbox', { name: 'Deactivate the organizations below it, too' }),
    ).not.toBeChecked();
  },
};

/** Name, code, address and what it belongs to. */
export const Settings: Story = {
  args: { path: `${path}/settings` },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('Harborline Insurance Brokers');
    await expect(canvas.getByRole('combobox', { name: 'Belongs To' })).toHaveValue(
      'Prairie Crest Mutual Insurance Company',
    );
  },
};

/** What it belongs to, and what belongs to it. */
export const Structure: Story = {
  args: { path: `${path}/structure` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Prairie Crest Mutual Insurance Company' }),
    ).toBeVisible();
    const tree = within(canvas.getByRole('region', { name: /^What the organization belongs to/ }));
    await expect(
      tree.getByText('Harborline Insurance Brokers', { selector: '[aria-current]' }),
    ).toBeVisible();
    await expect(await tree.findByRole('link', { name: 'Harborline, Savannah' })).toBeVisible();
    const open = tree.getByRole('button', { name: 'Show 1 organization that belongs to it' });
    await userEvent.click(open);
    await expect(await tree.findByRole('link', { name: 'Harborline, Tybee Island' })).toBeVisible();
    await expect(open).toHaveAccessibleName('Hide 1 organization that belongs to it');
  },
};

/** What belongs to it follows what is changed elsewhere. */
export const StructureFollows: Story = {
  args: { path: `${path}/structure` },
  beforeEach: () => {
    const known = managerAnswers();
    const own = '/rest/Organization/org-9/children';
    // What is there at first has gone by the next call.
    const answers = [known[own]];
    return answer({
      ...known,
      [own]: () => answers.shift() ?? { ancestors: [], records: [], totalRecords: 0 },
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harborline, Savannah' })).toBeVisible();
    announceKindChange('/Organization');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Harborline, Savannah' })).toBeNull());
  },
};

/** Without the permission nothing can be changed. */
export const ReadOnly: Story = {
  beforeEach: () => answerCalls({ answers: managerAnswers() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Read only.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The form template set in production has no form for its type. */
export const NoForms: Story = {
  beforeEach: answer({ ...managerAnswers(), '/rest/Organization/org-9/formSummaries': [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No forms')).toBeVisible();
  },
};

/** The forms could not be loaded; the rest of the organization is there. */
export const Failed: Story = {
  beforeEach: answer({
    ...managerAnswers(),
    '/rest/FormSet/org-9': refusal(500, 'The database is being repaired.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The forms could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
