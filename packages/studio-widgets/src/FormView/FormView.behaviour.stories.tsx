import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { viewArgs } from './FormView.stories.tsx';
import { FormView } from './FormView.tsx';
import type { FormViewActions } from './FormViewProps.ts';
import { checkForm } from './model/checkForm.ts';
import type { ViewField, ViewForm } from './types.ts';

const meta = {
  title: 'Widgets/FormView/Behaviour',
  tags: ['!dev', '!autodocs'],
  component: FormView,
  args: viewArgs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is wrong with a field is shown once it was left, and no longer than it is wrong. */
export const Problems: Story = {
  args: { defaultValue: {} },
  play: async ({ canvas, userEvent }) => {
    const insured = canvas.getByRole('textbox', { name: /^Named insured/ });
    await expect(canvas.queryByText('Required.')).toBeNull();
    await userEvent.click(insured);
    await userEvent.tab();
    await expect(await canvas.findByText('Required.')).toBeVisible();
    await userEvent.type(insured, 'Acme');
    await waitFor(() => expect(canvas.queryByText('Required.')).toBeNull());
    const value = canvas.getByRole('textbox', { name: /^Building value/ });
    await userEvent.type(value, 'much');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a number.')).toBeVisible();
  },
};

/** A typed text that is no day is kept, as a number that is none is: it is not taken for nothing. */
export const UnreadableDay: Story = {
  args: { defaultValue: { effective: '2026-03-04' } },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole('textbox', { name: /^Effective date/ });
    await userEvent.clear(day);
    await userEvent.type(day, '02/30/2026');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ effective: '02/30/2026' }, ['effective']);
    await userEvent.click(canvas.getByRole('textbox', { name: /^FEIN/ }));
    await expect(await canvas.findByText('Enter a date.')).toBeVisible();
    await expect(day).toHaveValue('02/30/2026');
    await userEvent.clear(day);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ effective: null }, ['effective']);
  },
};

const actions = createRef<FormViewActions>();

/** What is wrong leads to its field, in a row of a repeater too; a choice of several is wrong as a group. */
export const LeadingToProblems: Story = {
  args: {
    actionsRef: actions,
    isValidated: true,
    defaultValue: { losses: [{ day: '2026-03-04', paid: 'much' }] },
  },
  play: async ({ args, canvas, userEvent }) => {
    const problems = checkForm(args.form, args.defaultValue ?? {});
    await expect(problems.map(({ path }) => path.join(' '))).toEqual(['insured', 'agreed', 'losses 0 paid']);
    for (const { path } of problems) actions.current?.focusField(path);
    const paid = canvas.getByRole('textbox', { name: /^Paid/ });
    await expect(paid).toHaveFocus();
    await expect(actions.current?.focusField(['losses', 7, 'paid'])).toBe(false);
    await userEvent.clear(paid);
    await waitFor(() => expect(canvas.queryByText('Enter a number.')).toBeNull());
  },
};

/** Rows and entries are added and taken out; the others keep what they hold. */
export const Repeating: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row to Prior losses' }));
    const second = within(await canvas.findByRole('group', { name: 'Prior losses, row 2' }));
    await userEvent.type(second.getByRole('textbox', { name: /^Paid/ }), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1 of Prior losses' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ losses: [{ paid: '7' }] }),
      ['losses'],
    );
    const remove = canvas.getByRole('button', { name: 'Remove row 1 of Prior losses' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add a row to Prior losses' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Building' }));
    const entry = within(await canvas.findByRole('group', { name: 'Building 1 of 1' }));
    await userEvent.click(entry.getByRole('radio', { name: 'Yes' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ buildings: [{ sprinklered: 'yes' }] }),
      ['buildings', 0, 'sprinklered'],
    );
    await userEvent.click(entry.getByRole('button', { name: /^Remove/ }));
    await expect(canvas.getByRole('button', { name: 'Add Building' })).toHaveFocus();
  },
};

/** A class code that was chosen before is shown with its text. */
export const ChosenClassCode: Story = {
  args: { defaultValue: { classCode: '8810' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Class code/ })).toHaveValue('8810 Clerical office'),
    );
  },
};

/** The same where it is read. */
export const ChosenClassCodeRead: Story = {
  args: { defaultValue: { classCode: '8810' }, isReadOnly: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /^Class code/ })).toHaveTextContent('8810 Clerical office'),
    );
  },
};

/** The fields of a row repeater that can only be read can only be read, too. */
export const ReadOnlyRows: Story = {
  args: {
    form: {
      sections: [
        {
          ...{ key: 'one', label: 'One' },
          rows: [
            [
              {
                ...{ key: 'rows', name: 'rows', type: 'rowRepeater', label: 'Losses', isReadOnly: true },
                fields: [{ key: 'paid', name: 'paid', type: 'text', label: 'Paid' }],
              },
            ],
          ],
        },
      ],
    },
    defaultValue: { rows: [{ paid: '7' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Paid' })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Rows in forms of their own: each control is in that of its row, and Enter sends nothing. */
export const OwnForms: Story = {
  args: { hasOwnForms: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const named = canvas.getByRole<HTMLInputElement>('textbox', { name: /^FEIN/ });
    await expect(named.form).toBe(named.closest('[data-part=row]'));
    const boxes = canvasElement.querySelectorAll<HTMLInputElement>('[data-part=section] input');
    await expect([...boxes].filter(({ form }) => form === null)).toEqual([]);
    const { href } = location;
    await userEvent.type(named, '12{Enter}');
    await expect(named).toHaveValue('12');
    await expect(location.href).toBe(href);
  },
};

/**
 * A text that is held is shown at once and given on when it has been painted; leaving the field, or a key that is no character, gives it on before
 * anything follows from that.
 */
export const HeldTexts: Story = {
  args: {
    ...{ hasHeldTexts: true, defaultValue: {} },
    form: {
      ...viewArgs.form,
      sections: viewArgs.form.sections.map((section) => ({
        ...section,
        rows: section.rows.map((row) =>
          row.map((field) => (field.name === 'value' ? { ...field, isGrouped: true } : field)),
        ),
      })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const named = canvas.getByRole('textbox', { name: /^FEIN/ });
    const type = (input: HTMLElement, text: string) => {
      input.focus();
      document.execCommand('insertText', false, text);
    };
    type(named, '12');
    expect(named).toHaveValue('12');
    expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ fein: '12' }), ['fein']),
    );
    // What was typed is in its usual form as soon as the field is left.
    const value = canvas.getByRole('textbox', { name: /^Building value/ });
    type(value, '1200');
    value.blur();
    expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '1,200' }), [
      'value',
    ]);
    await waitFor(() => expect(value).toHaveValue('1,200'));
    type(named, '3');
    await userEvent.keyboard('{Enter}');
    expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fein: '123', value: '1,200' }),
      ['fein'],
    );
  },
};

/** What a rule hides is not there, and a row without fields takes no room. */
export const Hidden: Story = {
  args: { hiddenKeys: new Set(['fein', 'summary']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^FEIN/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Summary' })).toBeNull();
  },
};

/** Everything can be read as label and text, and nothing changed; what is required and missing says so, and can be led to. */
export const ReadOnly: Story = {
  args: {
    ...{ isReadOnly: true, actionsRef: actions },
    defaultValue: {
      insured: ' ',
      effective: '2026-03-04',
      construction: 'steel',
      perils: ['fire', 'x'],
      value: '1200',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(?:Add|Rate)/ })).toBeNull();
    const texts = (name: string) =>
      within(canvas.getByRole('group', { name })).getByText(/./, {
        selector: '[data-part=read] > :last-child',
      });
    await expect(texts('Construction class')).toHaveTextContent('Steel');
    await expect(texts('Perils')).toHaveTextContent('Fire, x');
    await expect(texts('Building value')).toHaveTextContent('$1,200');
    await expect(texts('Effective date')).toHaveTextContent('03/04/2026');
    const insured = canvas.getByRole('group', { name: 'Named insured' });
    await expect(insured).toHaveTextContent('Required, not filled');
    await expect(actions.current?.focusField(['insured'])).toBe(true);
    await expect(insured).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Values that a field does not offer any more are named, and can be removed alone. */
export const Misfits: Story = {
  args: { defaultValue: { devices: ['fire', 'x'], roof: 'straw', fein: ['a'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove x' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove straw' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a' }));
    await expect(canvas.queryByText(/is not offered here any more/)).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ devices: ['fire'], roof: null, fein: null }, [
      'fein',
    ]);
  },
};

const waitingForm: ViewForm = {
  sections: viewArgs.form.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) =>
      row.map((field) => (field.options ? { ...field, options: [], hasPendingOptions: true } : field)),
    ),
  })),
};

/** While choices are loading, what is chosen is neither shown as it is stored nor called unknown. */
export const WaitingForChoices: Story = {
  args: {
    form: waitingForm,
    defaultValue: { construction: 'steel', roof: 'frame', perils: ['fire'], devices: ['fire', 'wind'] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /^Construction class/ })).toHaveTextContent('Loading…');
    await expect(canvas.getByRole('radio', { name: 'Loading…' })).toBeChecked();
    await expect(canvas.queryByText(/steel|fire|is not offered/)).toBeNull();
    // What else was chosen stays.
    const [device] = within(canvas.getByRole('group', { name: /^Protective devices/ })).getAllByRole(
      'checkbox',
    );
    await userEvent.click(device ?? document.body);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ devices: ['wind'] }),
      ['devices'],
    );
  },
};

/** The same where it is read. */
export const WaitingForChoicesRead: Story = {
  args: { ...WaitingForChoices.args, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Construction class' })).toHaveTextContent('Loading…');
    await expect(canvas.queryByText(/steel|fire/)).toBeNull();
  },
};

const text = (name: string, label: string, own: Partial<ViewField> = {}): ViewField => ({
  ...{ key: name, name, type: 'text', label },
  ...own,
});

/** A form whose fields are drawn otherwise than usual. */
const setForm: ViewForm = {
  sections: [
    {
      key: 'set',
      label: 'Set',
      rows: [
        [text('insured', 'Named insured', { look: { isLabelBeside: true, labelWidth: 200 } })],
        [
          text('agreed', 'Agreed', {
            ...{ type: 'checkBox', hint: 'By both of them.' },
            look: { isLabelBeside: true, labelWidth: 200, checkedText: 'In full' },
          }),
        ],
        [text('limit', 'Limit', { format: 'number', roundTo: 100, isGrouped: true })],
        [
          text('carrier', 'Carrier', {
            type: 'dropDown',
            options: [],
            look: { noItemsText: 'No carriers yet' },
          }),
        ],
        [
          text('guide', 'Guide', {
            ...{ type: 'link', href: 'https://example.com/guide', hint: 'What is written.' },
            look: { opensHere: true },
          }),
        ],
        [
          text('rate', 'Rate', {
            type: 'functionButton',
            question: 'Rate it now?',
            hint: 'It takes a minute.',
          }),
        ],
      ],
    },
  ],
};

/** Labels are before their controls, in line with each other; a number is settled once its field is left; a button asks first. */
export const FieldLooks: Story = {
  args: { form: setForm, defaultValue: { agreed: true } },
  play: async ({ args, canvas, userEvent }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const insured = canvas.getByRole('textbox', { name: 'Named insured' });
    await expect(left(insured)).toBeGreaterThan(left(canvas.getByText('Named insured')) + 199);
    await expect(left(canvas.getByText('Agreed'))).toBeGreaterThan(left(insured));
    const limit = canvas.getByRole('textbox', { name: 'Limit' });
    await userEvent.type(limit, '12345');
    await userEvent.tab();
    await expect(limit).toHaveValue('12,300');
    await expect(canvas.getByRole('combobox', { name: /^Carrier/ })).toHaveTextContent('No carriers yet');
    const guide = canvas.getByRole('link', { name: 'Guide' });
    await expect(guide).not.toHaveAttribute('target');
    await expect(guide).toHaveAccessibleDescription('What is written.');
    const rate = canvas.getByRole('button', { name: 'Rate' });
    await expect(rate).toHaveAccessibleDescription('It takes a minute.');
    await userEvent.click(rate);
    const question = within(await screen.findByRole('alertdialog', { name: 'Rate' }));
    await expect(question.getByText('Rate it now?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onButtonPress).not.toHaveBeenCalled();
    await userEvent.click(rate);
    const again = within(await screen.findByRole('alertdialog', { name: 'Rate' }));
    await userEvent.click(again.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(args.onButtonPress).toHaveBeenCalledWith(expect.objectContaining({ key: 'rate' }), ['rate']),
    );
  },
};

/** What is read has its labels in the same places, and a box that is on the text of its setting. */
export const FieldLooksRead: Story = {
  args: { ...FieldLooks.args, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Agreed' })).toHaveTextContent('In full');
    const read = within(canvas.getByRole('group', { name: 'Named insured' }));
    const place = (name: string) => read.getByText(name).getBoundingClientRect();
    await expect(place('–').left).toBeGreaterThan(place('Named insured').left + 199);
    await expect(canvas.queryByRole('button', { name: 'Rate' })).toBeNull();
  },
};

/** Texts are texts; an address that runs a script is inert. */
export const HostileContent: Story = {
  args: {
    form: {
      sections: [
        {
          key: 'hostile',
          label: '<img src=x onerror="document.title=\'hit\'">',
          rows: [
            [
              {
                ...{ key: 'a', name: '__proto__', type: 'text' },
                label: `${'x'.repeat(1000)} مرحبا 👩‍🚒`,
              },
            ],
            [{ key: 'b', name: '', type: 'link', label: 'Lead me', href: 'javascript:alert(1)' }],
          ],
        },
      ],
    },
    defaultValue: {},
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(canvas.getByText('Lead me').closest('a')).not.toHaveAttribute('href');
    await userEvent.type(canvas.getByRole('textbox'), 'y');
    const [values] = viewArgs.onValueChange.mock.lastCall ?? [];
    await expect(Object.getOwnPropertyDescriptor(values, '__proto__')?.value).toBe('y');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Rows run from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <FormView {...args} labels={{ yes: 'نعم', no: 'لا' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: /^Named insured/ }).getBoundingClientRect();
    const second = canvas.getByRole('textbox', { name: /^FEIN/ }).getBoundingClientRect();
    await expect(first.x).toBeGreaterThan(second.x);
  },
};
