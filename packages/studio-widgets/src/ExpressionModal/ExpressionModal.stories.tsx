import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { loadFields, searchForms } from '../TwoStepSelector/testing/library.ts';
import { ExpressionModal } from './ExpressionModal.tsx';
import { documentedFunctions } from './model/documentedFunctions.ts';
import { expressionKinds } from './presets.ts';

/** The script's editor, once it is loaded. */
export async function editorOf(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: 'Script' }, { timeout: 10_000 });
}

/** What the editor holds, line by line. */
export function scriptOf(): string {
  return [...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n');
}

/** Opens the function list and takes an entry by the keyboard. */
export async function chooseFunction(user: UserEventObject, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Function / }));
  const box = await screen.findByRole('combobox', { name: 'Search functions' });
  await waitFor(() => expect(box).toHaveFocus());
  await user.paste(name);
  await user.keyboard('{Enter}');
  const trigger = screen.getByRole('button', { name: /^Function / });
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(trigger).toHaveAccessibleName(expect.stringContaining(`Function ${name} `));
}

/** Chooses a form and its field in a row. */
export async function addField(
  user: UserEventObject,
  row: number,
  form: string,
  field: string,
): Promise<void> {
  const group = within(screen.getByRole('group', { name: `Field ${row}` }));
  await user.type(group.getByRole('combobox', { name: 'Search a form' }), form);
  await user.click(await screen.findByRole('option', { name: form }, { timeout: 5000 }));
  const box = await group.findByRole('combobox', { name: /^Choose/ });
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard(field);
  await user.click(await screen.findByRole('option', { name: field }));
  const done = group.queryByRole('button', { name: 'Done' });
  if (done) await user.click(done);
}

const meta = {
  title: 'Widgets/ExpressionModal',
  component: ExpressionModal,
  excludeStories: /^[a-z]/,
  args: {
    defaultIsOpen: true,
    variableName: 'totalPremium',
    kind: expressionKinds.value,
    functions: documentedFunctions,
    valueFormatHelpHref: '#value-formats',
    searchForms,
    loadFields,
    onSave: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: [
        'To edit the expression that decides a value, a required level or whether a field is disabled.',
        'Give it the functions of your expression language (`documentedFunctions` of the presets, or your own), and callbacks that search forms and load fields if its scripts read any.',
        'Hold `isOpen` and set it to false when the user signs out.',
      ],
      avoid: ['A pattern for texts: `RegexModal`.', 'Code that is only read: `CodeText`.'],
      pattern: 'Dialog (Modal)',
      keys: {
        Tab: 'goes round inside, out of the editor too',
        'Control+Space': 'in the editor: offers functions and fields',
        Enter: 'in the list of completions: puts one in',
        Escape:
          'closes the list of completions; then the modal, and asks first when something has been changed',
        F8: 'in the editor: goes to the next problem',
        'Control+Z': 'in the editor: undoes',
      },
    },
  },
} satisfies Meta<typeof ExpressionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await editorOf()).toBeVisible();
  },
};

export const BuildsAndSaves: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'JavaScript Expression' });
    await expect(dialog).toHaveTextContent('totalPremium · Value expression');
    await editorOf();
    const add = screen.getByRole('button', { name: 'Add to Script' });
    const save = screen.getByRole('button', { name: 'Save and Close' });

    await step('a function is chosen from groups', async () => {
      await chooseFunction(userEvent, 'sum');
      await expect(screen.getByText('Adds the values of the chosen fields.')).toBeVisible();
      await expect(add).toHaveAccessibleDescription('Choose at least 2 fields');
    });

    await step('then its fields, row by row', async () => {
      await addField(userEvent, 1, 'Property Rating', 'Building premium');
      await expect(screen.getByText('Fields (1 of 5)')).toBeVisible();
      await addField(userEvent, 2, 'Property Rating', 'Contents premium');
      await expect(screen.getByText('Fields (2 of 5)')).toBeVisible();
    });

    await step('and the call goes into the script', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add to Script' }));
      await expect(scriptOf()).toBe(
        "sum(field('PropertyRating', 'buildingPremium'), field('PropertyRating', 'contentsPremium'))",
      );
      await waitFor(async () => expect(await editorOf()).toHaveFocus());
      await userEvent.paste(' * 1.025');
      await waitFor(() => expect(save).toBeEnabled());
      await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 5000 });
    });

    await step('saving gives the expression and closes', async () => {
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledWith(
        {
          script:
            "sum(field('PropertyRating', 'buildingPremium'), field('PropertyRating', 'contentsPremium')) * 1.025",
          valueFormat: '',
        },
        { reason: 'save-and-close', signal: expect.any(AbortSignal) },
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Playground: Story = {
  args: {
    defaultValue: {
      script:
        "sum(field('PropertyRating', 'buildingPremium'),\n    field('PropertyRating', 'contentsPremum')) * 1.025",
      valueFormat: '$#,###.##',
    },
  },
};
