import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { forms, loadFields as loadAny, searchForms } from '../TwoStepSelector/testing/library.ts';
import type { SelectorItem } from '../TwoStepSelector/types.ts';
import { editorOf, scriptOf } from './ExpressionModal.stories.tsx';
import { ExpressionModal } from './ExpressionModal.tsx';
import { documentedFunctions } from './model/documentedFunctions.ts';
import { expressionKinds } from './presets.ts';

const loadFields = async (form: SelectorItem) => {
  return forms.some(({ name }) => name === form.name) ? loadAny() : null;
};

const meta = {
  title: 'Widgets/ExpressionModal/Script',
  component: ExpressionModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    variableName: 'totalPremium',
    kind: expressionKinds.value,
    functions: documentedFunctions,
    forms,
    searchForms,
    loadFields: loadFields as typeof loadAny,
    onSave: fn(),
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ExpressionModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const getSave = () => screen.getByRole('button', { name: 'Save' });
const getProblems = () => within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('listitem');

async function write(user: UserEventObject, script: string): Promise<HTMLElement> {
  const editor = await editorOf();
  await user.click(editor);
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await user.paste(script);
  return editor;
}

/** It goes on with what was kept, and passes on what is edited. */
export const GoesOn: Story = {
  args: { defaultValue: { script: '1' }, defaultDraft: { script: '1 + 2' }, onEdit: fn() },
  play: async ({ args, userEvent }) => {
    await editorOf();
    await expect(scriptOf()).toBe('1 + 2');
    await waitFor(() => expect(getSave()).toBeEnabled());
    await write(userEvent, '1 + 3');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ script: '1 + 3', valueFormat: '' });
    await write(userEvent, '1');
    await expect(args.onEdit).toHaveBeenLastCalledWith(null);
  },
};

/** Save waits for a change without an error. */
export const WhenItCanBeSaved: Story = {
  args: { defaultValue: { script: '1' } },
  play: async ({ step, userEvent }) => {
    const editor = await editorOf();
    const both = () => [getSave(), screen.getByRole('button', { name: 'Save and Close' })];
    await step('not while nothing has changed', async () => {
      for (const button of both()) await expect(button).toBeDisabled();
    });
    await step('but once something has', async () => {
      await userEvent.click(editor);
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await userEvent.paste(' + 2');
      for (const button of both()) await waitFor(() => expect(button).toBeEnabled());
    });
    await step('not with an error, which is named', async () => {
      await userEvent.paste(' +');
      for (const button of both()) await waitFor(() => expect(button).toBeDisabled());
      await expect(getProblems()[0]).toHaveTextContent('Line 1: unexpected token.');
      await expect(editor).toHaveAttribute('aria-invalid', 'true');
    });
    await step('nor when the change has been undone', async () => {
      await userEvent.keyboard('{Backspace>6/}');
      await expect(scriptOf()).toBe('1');
      for (const button of both()) await waitFor(() => expect(button).toBeDisabled());
    });
  },
};

export const AnEqualityWarningIsIgnored: Story = {
  play: async ({ userEvent }) => {
    await write(userEvent, '1 == 2');
    await waitFor(() =>
      expect(getProblems()[0]).toHaveTextContent("Line 1: expected '===' and instead saw '=='."),
    );
    await expect(getProblems()[0]).toHaveAttribute('data-severity', 'warning');
    await expect(getSave()).toBeEnabled();
  },
};

export const UnknownFunction: Story = {
  play: async ({ userEvent }) => {
    const editor = await write(userEvent, '1 +\nsumm(2, 3)');
    await waitFor(() =>
      expect(getProblems()[0]).toHaveTextContent("Line 2: no function 'summ'. Did you mean 'sum'?"),
    );
    await expect(getSave()).toBeDisabled();
    await expect(document.querySelector('.cm-lintRange-error')).toHaveTextContent('summ');
    await expect(document.querySelector('.cm-lint-marker-error')).toBeInTheDocument();
    await userEvent.click(within(getProblems()[0] ?? document.body).getByRole('button'));
    await waitFor(() => expect(editor).toHaveFocus());
    await userEvent.paste('sum');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Problems' })).toBeNull());
    await expect(scriptOf()).toBe('1 +\nsum(2, 3)');
  },
};

/** The fields that a script names are looked up, its forms by their labels. */
export const UnknownField: Story = {
  args: {
    defaultValue: {
      script:
        "sum(field('PropertyRating', 'buildingPremium'),\n    field('PropertyRating', 'contentsPremum')) * 1.025",
    },
  },
  play: async ({ userEvent }) => {
    const editor = await editorOf();
    await expect(
      await screen.findByRole(
        'button',
        { name: "Line 2: no field 'contentsPremum' on Property Rating. Did you mean 'contentsPremium'?" },
        { timeout: 5000 },
      ),
    ).toBeVisible();
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{Home}{/Control}{F8}');
    await waitFor(() => expect(document.getSelection()?.toString()).toBe("'contentsPremum'"));
  },
};

export const UnknownForm: Story = {
  args: { defaultValue: { script: "fieldValue('PropertyRatin', 'a')" } },
  play: async () => {
    await editorOf();
    await expect(
      await screen.findByRole(
        'button',
        { name: "Line 1: no form 'PropertyRatin'. Did you mean 'PropertyRating'?" },
        { timeout: 5000 },
      ),
    ).toBeVisible();
  },
};

const answers: (() => void)[] = [];

/** Nothing is saved before the fields that it names have been looked up; the buttons say so. */
export const SaveWaitsForTheFields: Story = {
  args: {
    loadFields: (() =>
      new Promise<readonly SelectorItem[]>((resolve) => {
        answers.push(() => resolve([{ name: 'yearBuilt' }]));
      })) as typeof loadAny,
  },
  beforeEach: () => {
    answers.length = 0;
  },
  play: async ({ args, userEvent }) => {
    await write(userEvent, "fieldValue('Application', 'yearBuilt')");
    const reason = 'The fields that the script names are being looked up';
    await waitFor(() => expect(getSave()).toHaveAccessibleDescription(reason));
    await userEvent.click(getSave());
    await waitFor(() => expect(answers).toHaveLength(1), { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Save and Close' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    answers[0]?.();
    await waitFor(() => expect(getSave()).not.toHaveAccessibleDescription(reason));
    await userEvent.click(getSave());
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

const unreachable = fn(loadFields);

/** What could not be looked up is a warning, with another try. */
export const FieldsCouldNotBeChecked: Story = {
  args: {
    defaultValue: { script: "fieldValue('Application', 'yearBuild')" },
    loadFields: unreachable as never,
  },
  beforeEach: () => {
    unreachable.mockImplementationOnce(async () => Promise.reject(new Error('No connection.')));
  },
  play: async ({ userEvent }) => {
    await editorOf();
    await expect(
      await screen.findByRole('button', { name: /^Line 1: the fields of Application/ }, { timeout: 5000 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(
      await screen.findByRole('button', { name: /no field 'yearBuild' on Application/ }),
    ).toBeVisible();
  },
};

/** Opens the list of completions, and waits until the editor takes keys for it. */
async function openCompletions(user: UserEventObject, text: string, first: RegExp): Promise<void> {
  await user.paste(text);
  await user.keyboard('{Control>} {/Control}');
  await screen.findByRole('listbox', { name: 'Functions and fields' });
  await expect(await screen.findByRole('option', { name: first })).toHaveAttribute('aria-selected', 'true');
  const shownAt = performance.now();
  await waitFor(() => expect(performance.now() - shownAt).toBeGreaterThan(100));
}

/** Functions while a name is typed, forms and fields inside of the quotes. */
export const Completion: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await editorOf());
    await step('a function', async () => {
      await openCompletions(userEvent, 'Math.ce', /^Math\.ceil/);
      await userEvent.keyboard('{Enter}');
      await expect(scriptOf()).toBe('Math.ceil');
    });
    await step('a form', async () => {
      await openCompletions(userEvent, "(fieldValue('PropertyR", /^PropertyRating/);
      await userEvent.keyboard('{Enter}');
      await expect(scriptOf()).toBe("Math.ceil(fieldValue('PropertyRating");
    });
    await step('and a field of that form', async () => {
      await openCompletions(userEvent, "', 'year", /^yearBuilt/);
      await userEvent.keyboard('{Enter}');
      await userEvent.paste("'))");
      await expect(scriptOf()).toBe("Math.ceil(fieldValue('PropertyRating', 'yearBuilt'))");
      await waitFor(() => expect(getSave()).toBeEnabled());
    });
  },
};

export const OpenCompletions: Story = {
  play: async ({ userEvent }) => {
    const editor = await editorOf();
    await userEvent.click(editor);
    await openCompletions(userEvent, 'Math.', /^Math\.ceil/);
    await expect(editor).toHaveAttribute('aria-activedescendant');
  },
};

/** The keyboard gets out of the editor; Escape closes its list before anything else. */
export const LeavingTheEditor: Story = {
  play: async ({ args, userEvent }) => {
    const editor = await editorOf();
    await expect(editor).toHaveAccessibleDescription(/Tab leaves the editor/);
    await userEvent.click(editor);
    await openCompletions(userEvent, 'Math.ce', /^Math\.ceil/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Functions and fields' })).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BracketsAndUndo: Story = {
  play: async ({ userEvent }) => {
    await editorOf();
    await userEvent.click(await editorOf());
    await userEvent.keyboard('(');
    await waitFor(() => expect(scriptOf()).toBe('()'));
    await userEvent.paste('1');
    await userEvent.keyboard(')');
    await expect(scriptOf()).toBe('(1)');
    await expect(document.querySelectorAll('.cm-matchingBracket')).toHaveLength(2);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect(scriptOf()).toBe('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(scriptOf()).toBe('(1)');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(scriptOf()).toBe('');
  },
};

/** Keys that come faster than the page is drawn are all kept. */
export const TypedFast: Story = {
  play: async () => {
    const view = EditorView.findFromDOM(await editorOf());
    const text = Array.from({ length: 300 }, (_, index) => String(index % 10)).join('');
    for (const [index, key] of [...text].entries()) {
      const at = view?.state.doc.length ?? 0;
      view?.dispatch({ changes: { from: at, insert: key }, userEvent: 'input.type' });
      if (index % 3 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    await waitFor(() => expect(getSave()).toBeEnabled());
    await expect(scriptOf()).toBe(text);
  },
};

/** Twenty problems are listed; a script is never run, whatever it says. */
export const HostileScript: Story = {
  play: async ({ userEvent }) => {
    const attack = "document.body.dataset.attacked = 'yes'; <img src=x onerror=alert(1)>";
    await write(userEvent, attack);
    await waitFor(() => expect(getProblems()[0]).toHaveTextContent('Line 1: unexpected token.'));
    await write(userEvent, Array.from({ length: 30 }, (_, index) => `nothing${index}()`).join('\n'));
    await waitFor(() => expect(getProblems()).toHaveLength(21));
    await expect(getProblems().at(-1)).toHaveTextContent('and 10 more');
    await write(userEvent, `'${'unbroken'.repeat(1250)}'`);
    await waitFor(() => expect(getSave()).toBeEnabled());
    await expect(document.body.dataset['attacked']).toBeUndefined();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
