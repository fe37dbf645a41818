import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, type within } from 'storybook/test';
import { ActionGroup } from './ActionGroup.tsx';
import type { ActionsDraft } from './model/actionNodes.ts';
import { parseActions, serializeActions } from './model/parseActions.ts';
import {
  availableActions,
  coastalActions,
  getParameterOptions,
  raw,
  refer,
} from './testing/sampleActions.ts';

const meta = {
  title: 'Widgets/ActionGroup/Features',
  tags: ['!dev', '!autodocs'],
  component: ActionGroup,
  args: {
    defaultValue: parseActions(coastalActions),
    onValueChange: fn(),
    availableActions,
    getParameterOptions,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ActionGroup>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const saved = (onChange: unknown): readonly unknown[] => {
  const { mock } = onChange as { mock: { lastCall?: readonly [ActionsDraft] } };
  return serializeActions(mock.lastCall?.[0] ?? []);
};
const expectAnnounced = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
const handle = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const addFromMenu = async (canvas: Canvas, label: string) => {
  fireEvent.click(canvas.getByRole('button', { name: 'Add Action' }));
  const item = await screen.findByRole('menuitem', { name: label });
  await waitFor(() => expect(item).toBeVisible());
  fireEvent.click(item);
};

/** Adds what the server offers, with the focus in its first blank, and marks in words what is empty. */
export const AddAction: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No actions yet')).toBeVisible();
    await addFromMenu(canvas, 'Set the deductible');
    const amount = await canvas.findByRole('textbox', { name: 'amount' });
    await expect(canvas.getByText('Fill in every blank')).toBeVisible();
    await expect(amount).toBeInvalid();
    await userEvent.type(amount, '2500');
    await waitFor(() => expect(JSON.stringify(saved(args.onValueChange))).toContain('"value":"2500"'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'day' }), '01/31/2026');
    await userEvent.click(canvas.getByRole('combobox', { name: 'isWaivable' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByText('Fill in every blank')).not.toBeInTheDocument());
  },
};

/** An action that an undo takes away leaves the focus to what adds one. */
export const UndoneAction: Story = {
  play: async ({ canvas, userEvent }) => {
    await addFromMenu(canvas, 'Set the deductible');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'amount' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'amount' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add Action' })).toHaveFocus();
  },
};

/** A raw action is text, and says whether the server transforms its variables. */
export const RawAction: Story = {
  args: { defaultValue: parseActions([raw]) },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Expression' });
    await userEvent.clear(area);
    await expect(await canvas.findByText('Enter an expression')).toBeVisible();
    await userEvent.type(area, 'notify()');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Transform variables' }));
    await waitFor(() =>
      expect(saved(args.onValueChange)).toEqual([
        { kind: 'RawAction', rawExpression: 'notify()', transformVariables: false },
      ]),
    );
  },
};

/** Ctrl+S reports what was typed before the host receives the key; the key stays the host's. */
export const Saving: Story = {
  args: { defaultValue: parseActions([raw]) },
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Expression' });
    area.focus();
    fireEvent.change(area, { target: { value: 'notify()' } });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(fireEvent.keyDown(area, { key: 's', ctrlKey: true })).toBe(true);
    await expect(saved(args.onValueChange)).toMatchObject([{ rawExpression: 'notify()' }]);
  },
};

/** Where no action is available there is no empty menu, but the reason. */
export const NothingToAdd: Story = {
  args: { availableActions: [] },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add Action' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('No actions are available to add');
    await userEvent.click(add);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

/** Delete, by its button and by the key on the handle; focus goes to the next. */
export const Deleting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    if (first === undefined) throw new Error('There is nothing to delete.');
    await userEvent.click(first);
    await expectAnnounced(
      canvas,
      'Deleted: Refer the submission to Property underwriting with reason Coastal frame, older roof',
    );
    await waitFor(() => expect(handle(canvas, /^Move submission/)).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Action' })).toHaveFocus());
    await expect(saved(args.onValueChange)).toEqual([]);
  },
};

/** Moves by the keyboard are announced, also those that cannot be; undo and redo. */
export const KeyboardMoves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    handle(canvas, /^Move Refer/).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectAnnounced(canvas, 'Now 2 of 2');
    await waitFor(() => expect(handle(canvas, /^Move Refer/)).toHaveFocus());
    await expect(saved(args.onValueChange)).toEqual([...coastalActions].reverse());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectAnnounced(canvas, 'Already the last action');
    await expect(
      canvas.getByText('Already the last action', { selector: '[data-part=refusal]' }),
    ).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectAnnounced(canvas, 'Undone');
    await expect(saved(args.onValueChange)).toEqual(coastalActions);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectAnnounced(canvas, 'Nothing to undo');
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(saved(args.onValueChange)).toEqual([...coastalActions].reverse()));
  },
};

/** An action is dragged by its handle; a line shows where it would go. */
export const Dragging: Story = {
  play: async ({ args, canvas }) => {
    const grip = handle(canvas, /^Move Refer/);
    const [source, target] = canvas.getAllByRole('listitem');
    if (source === undefined || target === undefined) throw new Error('Two actions were expected.');
    fireEvent.pointerOver(grip);
    await waitFor(() => expect(source).toHaveAttribute('draggable', 'true'));
    const from = grip.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    const over = { clientX: to.x + 80, clientY: to.bottom - 3, dataTransfer };
    fireEvent.dragStart(source, { clientX: from.x + 4, clientY: from.y + 4, dataTransfer });
    fireEvent.dragEnter(target, over);
    fireEvent.dragOver(target, over);
    await waitFor(() => expect(target).toHaveAttribute('data-edge', 'after'));
    fireEvent.drop(target, over);
    fireEvent.dragEnd(source, over);
    await waitFor(() => expect(saved(args.onValueChange)).toEqual([...coastalActions].reverse()));
    await expectAnnounced(canvas, 'Now 2 of 2');
  },
};

/** Says why; values are text, and adding and deleting are not there. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, readOnlyReason: 'Editing rules needs the permission MANAGE_RULES.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Editing rules needs the permission MANAGE_RULES.')).toBeVisible();
    await expect(canvas.getByText('Property underwriting')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** While the offered actions are loading. */
export const Loading: Story = {
  args: { availableActions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Add Action/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Markup and long texts are shown as text; an unknown action is kept as it came. */
export const HostileContent: Story = {
  args: {
    defaultValue: parseActions([
      refer('<img src=x onerror="document.title=\'hit\'">', 'x'.repeat(10_000)),
      { kind: 'FutureAction', markup: '<script>document.title="hit"</script>' },
      { ...raw, rawExpression: `${'مرحبا 👩‍🚒 '.repeat(80)}` },
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(canvas.getByText('An action that cannot be edited here')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ActionGroup {...args} labels={{ title: 'إذن', addAction: 'إضافة إجراء' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grip = handle(canvas, /^Move Refer/).getBoundingClientRect();
    const [bin] = canvas.getAllByRole('button', { name: 'Delete' });
    await expect(grip.x).toBeGreaterThan(bin?.getBoundingClientRect().x ?? Number.POSITIVE_INFINITY);
  },
};
