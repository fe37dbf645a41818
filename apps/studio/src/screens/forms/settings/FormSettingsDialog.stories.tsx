import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { formDoc } from '../fixtures/formDocs.ts';
import { formStoryAnswers } from '../fixtures/formStories.ts';
import { FormSettingsDialog } from './FormSettingsDialog.tsx';

function NewForm() {
  return <FormSettingsDialog isOpen loaded={null} onSaved={fn()} onClose={fn()} />;
}

const broken = formDoc(
  {
    errors: [
      {
        ...{ id: '7', uniqueName: 'RoofSupplement', version: 1, type: 1 },
        pointer: '/precedingFieldFormTemplateUniqueName',
        message: 'Please select a preceding form and field.',
      },
    ],
  },
  { root: false },
);

function BrokenForm() {
  return (
    <FormSettingsDialog
      isOpen
      loaded={{ doc: broken, etag: '"1"' }}
      sought="precedingFieldFormTemplateUniqueName"
      onSaved={fn()}
      onClose={fn()}
    />
  );
}

const meta = {
  title: 'Screens/Form templates/Settings',
  component: RoutePage,
  parameters: { layout: 'fullscreen' },
  args: { route: NewForm, path: '/config/template/browser' },
  beforeEach: () => answerCalls({ answers: formStoryAnswers(formDoc()), permissions: ['MANAGE_FORMS'] }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const modal = async () => within(await screen.findByRole('dialog', { name: 'Create Form Template' }));
const confirm = async () => (await modal()).getByRole('button', { name: 'Create Form Template' });

/** A new form: nothing can be made before its type and its names are there. */
export const New: Story = {
  play: async () => {
    const dialog = await modal();
    await expect(await confirm()).toHaveAttribute('aria-disabled', 'true');
    // A control that can be changed is not shown as locked.
    await expect(dialog.getByRole('checkbox', { name: 'Effective Date Range' })).not.toHaveAttribute(
      'aria-readonly',
    );
    await userEvent.click(dialog.getByRole('combobox', { name: /^Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Application' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Unique Name/ }), 'Roof');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Display Name/ }), 'Roof');
    await expect(await confirm()).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Settings only for a form that repeats are in the order of the form. */
export const Repeating: Story = {
  play: async () => {
    const dialog = await modal();
    const fields = [
      'Repeatable',
      'Allow Direct Navigation',
      'Dynamic Name',
      'Static Name',
      'Sort Form Names',
    ];
    const drawn = fields.map((name) => dialog.getByLabelText(name));
    const all = [...document.querySelectorAll('input, textarea')];
    const places = drawn.map((field) => all.indexOf(field));
    await expect(places).not.toContain(-1);
    await expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
};

/** How a Dynamic Name is written is shown below it, where it counts. */
export const DynamicName: Story = {
  play: async () => {
    const dialog = await modal();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Repeatable' }));
    await expect(dialog.getByRole('textbox', { name: 'Dynamic Name' })).toHaveAccessibleDescription(
      'Names of fields in braces, such as Building {buildingNumber}.',
    );
  },
};

/** A supplemental form names the field that it follows, and repeats nothing. */
export const Supplemental: Story = {
  play: async () => {
    const dialog = await modal();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Repeatable' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Supplemental' }));
    await expect(dialog.getByRole('checkbox', { name: 'Repeatable' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Repeatable' })).toHaveAttribute(
      'aria-readonly',
      'true',
    );
    await expect(dialog.getByRole('group', { name: /^Preceding Form and Field/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Required' }));
    await expect(dialog.queryByRole('group', { name: /^Preceding Form and Field/ })).toBeNull();
  },
};

/** Either date is enough: neither has a star, and both say so. */
export const EitherDate: Story = {
  play: async () => {
    const dialog = await modal();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Effective Date Range' }));
    for (const name of ['Start Date', 'End Date']) {
      const date = dialog.getByRole('textbox', { name });
      await expect(date).not.toBeRequired();
      await expect(date).toHaveAccessibleDescription(/One of both dates is enough\./);
    }
  },
};

/** The end of a range that would be before its start is cleared, with a notice. */
export const EndBeforeStart: Story = {
  play: async () => {
    const dialog = await modal();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Effective Date Range' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Start Date/ }), '02/01/2026');
    await userEvent.tab();
    await userEvent.type(dialog.getByRole('textbox', { name: /^End Date/ }), '01/01/2026');
    await userEvent.tab();
    await expect(await dialog.findByText('The End Date cannot be less the Start Date')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^End Date/ })).toHaveValue('');
  },
};

/** An error of a setting as it is saved is shown there, and has the focus when it was requested. */
export const SavedError: Story = {
  args: { route: BrokenForm },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Form Template Settings' }));
    const search = dialog.getByRole('combobox', { name: 'Search a form' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(dialog.getByText('Please select a preceding form and field.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Required' }));
    await expect(dialog.queryByText('Please select a preceding form and field.')).toBeNull();
  },
};
