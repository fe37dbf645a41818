import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { loadFields, searchForms } from '../TwoStepSelector/testing/library.ts';
import { addField, chooseFunction, editorOf, scriptOf } from './ExpressionModal.stories.tsx';
import { ExpressionModal } from './ExpressionModal.tsx';
import { documentedFunctions } from './model/documentedFunctions.ts';
import { expressionKinds } from './presets.ts';

const meta = {
  title: 'Widgets/ExpressionModal/Functions',
  component: ExpressionModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    variableName: 'totalPremium',
    kind: expressionKinds.value,
    functions: documentedFunctions,
    kinds: Object.values(expressionKinds),
    debounceMs: 0,
    searchForms,
    loadFields,
    onSave: fn(),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ExpressionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const getAdd = () => screen.getByRole('button', { name: 'Add to Script' });

export const GroupedList: Story = {
  play: async ({ step, userEvent }) => {
    await editorOf();
    const trigger = screen.getByRole('button', { name: 'Function Choose a function' });
    await userEvent.click(trigger);
    const list = await screen.findByRole('listbox', { name: 'Function' });

    await step('functions, operators and constants are in groups', async () => {
      const names = within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label'));
      await expect(names).toEqual([
        ...['Field Functions', 'Math Functions', 'Date Functions', 'Operators', 'Constants'],
      ]);
    });
    await step('each with its description, its operand count and what it applies to', async () => {
      await expect(within(list).getByRole('option', { name: /^minus/ })).toHaveTextContent(
        'minusExactly 2 fieldsTakes the second value from the first. For value expression',
      );
      await expect(within(list).getByRole('option', { name: /^fieldValue 1 field/ })).toHaveTextContent(
        'For disable expression, required level expression, value expression',
      );
    });
    await step('the arrows go round, and Enter takes the entry', async () => {
      const box = screen.getByRole('combobox', { name: 'Search functions' });
      await waitFor(() => expect(box).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      const last = within(list).getByRole('option', { name: /^null/ });
      await expect(box).toHaveAttribute('aria-activedescendant', last.id);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: /^Function average/ })).toHaveFocus());
    });
    await step('the pointer takes one too, and the list shows which is chosen', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Function average/ }));
      const again = await screen.findByRole('listbox', { name: 'Function' });
      await expect(within(again).getByRole('option', { selected: true })).toHaveTextContent('average');
      await userEvent.click(within(again).getByRole('option', { name: /^true/ }));
      await waitFor(() => expect(screen.getByRole('button', { name: /^Function true/ })).toBeVisible());
    });
    await step('Escape closes the list and not the modal', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Function true/ }));
      const box = await screen.findByRole('combobox', { name: 'Search functions' });
      await waitFor(() => expect(box).toHaveFocus());
      await userEvent.keyboard('zzz');
      await expect(screen.getByText('No function has this name', { selector: 'p' })).toBeVisible();
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Function' })).toBeNull());
      await expect(screen.getByRole('dialog', { name: 'JavaScript Expression' })).toBeVisible();
    });
  },
};

/** The functions depend on the kind of expression, and only a value has a format. */
export const DisableExpression: Story = {
  args: { kind: expressionKinds.disable },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('totalPremium · Disable expression');
    await editorOf();
    await expect(screen.queryByRole('textbox', { name: 'Value Format' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Function/ }));
    const list = await screen.findByRole('listbox', { name: 'Function' });
    const option = within(list).getByRole('option', { name: /^fieldValue 1 field/ });
    await waitFor(() => expect(option).toBeVisible());
    await expect(within(list).queryByRole('option', { name: /^sum/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Function' })).toBeNull());
  },
};

export const RequiredLevelExpression: Story = {
  args: { kind: expressionKinds.requiredLevel },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Required level expression');
    await editorOf();
    await expect(screen.queryByRole('textbox', { name: 'Value Format' })).toBeNull();
  },
};

export const ValueFormat: Story = {
  args: { valueFormatHelpHref: '#formats' },
  play: async ({ args, userEvent }) => {
    await editorOf();
    const format = screen.getByRole('textbox', { name: 'Value Format' });
    await expect(screen.getByText(/\$#,###\.##/)).toBeVisible();
    const help = screen.getByRole('link', { name: 'Help on value formats' });
    await expect(help).toHaveAttribute('href', '#formats');
    await expect(help).toHaveAttribute('target', '_blank');
    await userEvent.type(format, '0.00%');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      { script: '', valueFormat: '0.00%' },
      { reason: 'save', signal: expect.any(AbortSignal) },
    );
  },
};

/** Exactly one operand: one row, one field. */
export const OneOperand: Story = {
  play: async ({ userEvent }) => {
    await editorOf();
    await chooseFunction(userEvent, 'fieldValue');
    await expect(screen.getByText('Fields (0 of 1)')).toBeVisible();
    await expect(getAdd()).toHaveAccessibleDescription('Choose at least 1 field');
    await userEvent.click(getAdd());
    await expect(scriptOf()).toBe('');
    await addField(userEvent, 1, 'Application', 'Year built');
    await expect(screen.queryByRole('group', { name: 'Field 2' })).toBeNull();
    await userEvent.click(getAdd());
    await expect(scriptOf()).toBe("fieldValue('Application', 'yearBuilt')");
  },
};

/** Exactly two: neither one nor several in a row will do. */
export const ExactlyTwo: Story = {
  play: async ({ userEvent }) => {
    await editorOf();
    await chooseFunction(userEvent, 'divide');
    await addField(userEvent, 1, 'Application', 'Year built');
    await expect(getAdd()).toHaveAccessibleDescription('Choose exactly 2 fields');
    await addField(userEvent, 2, 'Property Rating', 'Business income');
    await expect(screen.queryByRole('group', { name: 'Field 3' })).toBeNull();
    await userEvent.click(getAdd());
    await expect(scriptOf()).toBe(
      "divide(field('Application', 'yearBuilt'), field('PropertyRating', 'businessIncome'))",
    );
  },
};

/** A constant takes no field: the selector is disabled. */
export const Constant: Story = {
  play: async ({ userEvent }) => {
    await editorOf();
    await chooseFunction(userEvent, 'true');
    await expect(screen.getByText('Fields (a constant takes none)')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search a form' })).toBeDisabled();
    await userEvent.click(getAdd());
    await expect(scriptOf()).toBe('true');
  },
};

export const FiveRowsAtMost: Story = {
  play: async ({ userEvent }) => {
    await editorOf();
    await chooseFunction(userEvent, 'sum');
    for (const row of [1, 2, 3, 4, 5]) await addField(userEvent, row, 'Application', 'Year built');
    await expect(screen.getByText('Fields (5 of 5)')).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Field 6' })).toBeNull();
    const second = within(screen.getByRole('group', { name: 'Field 2' }));
    await userEvent.click(second.getByRole('button', { name: 'Clear' }));
    await expect(screen.getByText('Fields (4 of 5)')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search a form' })).toHaveFocus());
  },
};

/** A function outside of the field functions takes what is selected in the script. */
export const AroundTheSelection: Story = {
  args: { defaultValue: { script: '1.5 * 2' } },
  play: async ({ userEvent }) => {
    const editor = await editorOf();
    await chooseFunction(userEvent, 'Math.round');
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(getAdd());
    await expect(scriptOf()).toBe('Math.round(1.5 * 2)');
    await waitFor(() => expect(editor).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(scriptOf()).toBe('1.5 * 2');
  },
};

/** A call goes where the cursor is. */
export const AtTheCursor: Story = {
  args: { defaultValue: { script: 'true && ' } },
  play: async ({ userEvent }) => {
    const editor = await editorOf();
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await chooseFunction(userEvent, 'false');
    await userEvent.click(getAdd());
    await expect(scriptOf()).toBe('true && false');
    await expect(screen.getByText('false was added to the script')).toBeInTheDocument();
  },
};
