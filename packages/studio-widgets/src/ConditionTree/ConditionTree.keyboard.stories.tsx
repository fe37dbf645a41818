import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { expectAnnounced, expectReason, ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import type { ConditionTreeProps } from './ConditionTreeProps.ts';
import { parseCondition } from './model/parseCondition.ts';
import { coastalRule } from './testing/sampleRule.ts';
import { lastSaved, rowNames } from './testing/storyHelpers.ts';

const meta = {
  title: 'Widgets/ConditionTree/Keyboard',
  tags: ['!dev', '!autodocs'],
  component: ConditionTree,
  args: ruleArgs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const root = 'If all of 5 conditions';
const inner = 'If any of 2 conditions';
const list = /Construction class/;
const distance = /Distance to coast/;
const roof = /Roof age/;
const wind = /not Wind mitigation credit/;
const raw = /totalInsuredValue/;
const row = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('row', { name });
const focused = (canvas: Canvas, name: string | RegExp) =>
  waitFor(() => expect(row(canvas, name)).toHaveFocus());

/** One row is in the tab order; arrows walk, Home and End go to the ends. */
export const Walking: Story = {
  play: async ({ canvas, userEvent }) => {
    row(canvas, root).focus();
    await expect(row(canvas, root)).toHaveAttribute('tabindex', '0');
    await expect(row(canvas, list)).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focused(canvas, distance);
    await expect(row(canvas, distance)).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{End}');
    await focused(canvas, raw);
    await userEvent.keyboard('{ArrowUp}');
    await focused(canvas, wind);
    await userEvent.keyboard('{Home}');
    await focused(canvas, root);
    await userEvent.keyboard('{PageDown}');
    await focused(canvas, raw);
    await userEvent.keyboard('{PageUp}');
    await focused(canvas, root);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await focused(canvas, raw);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await focused(canvas, root);
    row(canvas, inner).focus();
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(within(row(canvas, inner)).getByRole('radio', { name: 'Any' })).toHaveFocus());
    await expect(row(canvas, inner)).toHaveAttribute('aria-level', '2');
    await expect(row(canvas, inner)).toHaveAttribute('aria-posinset', '3');
    await expect(row(canvas, inner)).toHaveAttribute('aria-setsize', '5');
  },
};

/** Left collapses a group, then leaves it; right expands it, then enters it. */
export const Collapsing: Story = {
  play: async ({ canvas, userEvent }) => {
    row(canvas, roof).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await focused(canvas, inner);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row(canvas, inner)).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('row', { name: roof })).not.toBeInTheDocument();
    await expect(canvas.getByText('2 conditions')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(canvas, roof)).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await focused(canvas, roof);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await focused(canvas, root);
  },
};

/** F2 goes to the first control, Tab through the controls, Escape back to the condition. A letter opens a search and is its text. */
export const IntoAndOut: Story = {
  play: async ({ canvas, userEvent }) => {
    row(canvas, distance).focus();
    await userEvent.keyboard('{F2}');
    const controls = within(row(canvas, distance));
    await waitFor(() => expect(controls.getByRole('button', { name: /^Left side/ })).toHaveFocus());
    await userEvent.tab();
    await expect(controls.getByRole('combobox', { name: 'Operator' })).toHaveFocus();
    await userEvent.tab();
    await expect(controls.getByRole('textbox', { name: 'Value' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await focused(canvas, distance);
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(controls.getByRole('button', { name: /^Left side/ })).toHaveFocus());
    await userEvent.keyboard('ro');
    await expect(controls.getByRole('combobox', { name: 'Left side' })).toHaveValue('ro');
    await expect(await screen.findByRole('option', { name: /Roof age/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(controls.getByRole('button', { name: /^Left side/ })).toHaveFocus());
  },
};

/** Enter and Insert add a condition below, with the focus in it; into a group when that has the focus. */
export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    row(canvas, distance).focus();
    await userEvent.keyboard('{Enter}');
    await expectReason(args.onValueChange, 'add');
    const added = row(canvas, 'nothing chosen nothing chosen nothing chosen');
    await waitFor(() => expect(within(added).getByRole('button', { name: /^Left side/ })).toHaveFocus());
    await expect(rowNames(canvas)[3]).toBe('nothing chosen nothing chosen nothing chosen');
    await expect(within(added).queryByText(/Choose what to compare/)).not.toBeInTheDocument();
    row(canvas, inner).focus();
    await waitFor(() => expect(within(added).getByText(/Choose what to compare/)).toBeVisible());
    await userEvent.keyboard('{Insert}');
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(9));
    await expect(rowNames(canvas)[7]).toBe('nothing chosen nothing chosen nothing chosen');
    const value = within(row(canvas, roof)).getByRole('textbox', { name: 'Value' });
    await userEvent.click(value);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(10));
  },
};

/** While a search holds what was typed, undo is the browser's; with nothing typed it takes the condition back. */
export const UndoInSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = rowNames(canvas).length;
    row(canvas, distance).focus();
    await userEvent.keyboard('{Enter}');
    const added = within(row(canvas, 'nothing chosen nothing chosen nothing chosen'));
    await waitFor(() => expect(added.getByRole('button', { name: /^Left side/ })).toHaveFocus());
    await userEvent.keyboard('ro');
    const search = added.getByRole('combobox', { name: 'Left side' });
    await waitFor(() => expect(search).toHaveValue('ro'));
    await expect(fireEvent.keyDown(search, { key: 'z', ctrlKey: true })).toBe(true);
    await expect(rowNames(canvas)).toHaveLength(start + 1);
    await userEvent.clear(search);
    await expect(fireEvent.keyDown(search, { key: 'z', ctrlKey: true })).toBe(false);
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(start));
  },
};

/** Delete deletes a condition or a whole group, says so, and goes to what is next. */
export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    row(canvas, list).focus();
    await userEvent.keyboard('{Delete}');
    await expectAnnounced(canvas, 'Deleted: Construction class (Building) is in list Frame, Joisted Masonry');
    await focused(canvas, distance);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expectAnnounced(canvas, 'Deleted: If any of 2 conditions');
    await focused(canvas, raw);
    await userEvent.keyboard('{Delete}');
    await focused(canvas, distance);
    await userEvent.keyboard('{Home}{Delete}');
    await expect(rowNames(canvas)).toHaveLength(2);
  },
};

/** Alt and an arrow move up and down in a group, out of it, and into the next; every move is announced, also one that cannot be. */
export const Moving: Story = {
  play: async ({ canvas, userEvent }) => {
    row(canvas, distance).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expectAnnounced(canvas, 'Moved: Distance to coast (Building) is at most 1.0. Now 1 of 4, level 2');
    await focused(canvas, distance);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expectAnnounced(canvas, 'Already the first of its group');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expectAnnounced(canvas, /Now 1 of 3, level 3/);
    await focused(canvas, distance);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expectAnnounced(canvas, /Now 3 of 4, level 2/);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expectAnnounced(canvas, 'Already in the outermost group');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Alt>}{ArrowRight}{/Alt}');
    await expectAnnounced(canvas, 'There is no group beside it to move into');
  },
};

/** An exclamation mark negates, and takes the negation away. */
export const Negating: Story = {
  play: async ({ args, canvas, userEvent }) => {
    row(canvas, wind).focus();
    await userEvent.keyboard('!');
    await expectAnnounced(canvas, 'Negation removed');
    await focused(canvas, /^Wind mitigation/);
    await expect(JSON.stringify(lastSaved(args.onValueChange))).not.toContain('UnaryCondition');
    await userEvent.keyboard('!');
    await expectAnnounced(canvas, 'Negated');
    await focused(canvas, wind);
  },
};

/** Undo and redo, one step an intent. */
export const UndoAndRedo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const start = rowNames(canvas);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    row(canvas, list).focus();
    await userEvent.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}!');
    const end = rowNames(canvas);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectAnnounced(canvas, 'Undone');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(rowNames(canvas)).toEqual(start));
    await expect(lastSaved(args.onValueChange)).toEqual(coastalRule);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectAnnounced(canvas, 'Nothing to undo');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(rowNames(canvas)).toEqual(end));
  },
};

/** A host that keeps the history has the buttons, too. */
export const HistoryOfHost: Story = {
  args: { onUndo: fn(), onRedo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^(?:Undo|Redo)$/ })).toBeNull();
    row(canvas, list).focus();
    await userEvent.keyboard('{Control>}zy{/Control}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onRedo).toHaveBeenCalledOnce();
  },
};

function TreeOfHost(props: ConditionTreeProps) {
  const [steps, setSteps] = useState([parseCondition(coastalRule)]);
  return (
    <ConditionTree
      {...props}
      value={steps.at(-1)}
      onValueChange={(next) => setSteps([...steps, next])}
      onUndo={() => setSteps(steps.slice(0, -1))}
    />
  );
}

/** A row that an undo of the host takes away leaves the focus to the row above it. */
export const UndoneByHost: Story = {
  render: (args) => <TreeOfHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    row(canvas, list).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row(canvas, list)).not.toHaveFocus());
    await expect(canvas.getByRole('treegrid')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(row(canvas, list)).toHaveFocus());
  },
};

/** After a key that leads nowhere the focus is wherever the user goes next. */
export const AtTheEdge: Story = {
  play: async ({ canvas, userEvent }) => {
    row(canvas, root).focus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await userEvent.tab();
    await userEvent.click(within(row(canvas, distance)).getByRole('textbox', { name: 'Value' }));
    await userEvent.keyboard('5');
    await expect(within(row(canvas, distance)).getByRole('textbox', { name: 'Value' })).toHaveFocus();
  },
};

/** A burst of typing is one step; while a field has typed text, undo is the browser's own. */
export const UndoTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const value = within(row(canvas, roof)).getByRole('textbox', { name: 'Value' });
    await userEvent.click(value);
    await userEvent.type(value, '0');
    await expectReason(args.onValueChange, 'set-right');
    await userEvent.type(value, '0');
    await waitFor(() => expect(JSON.stringify(lastSaved(args.onValueChange))).toContain('"1500"'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValueChange).not.toHaveBeenLastCalledWith(expect.anything(), { reason: 'undo' });
    await userEvent.keyboard('{Escape}');
    await focused(canvas, roof);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(value).toHaveValue('15'));
    await userEvent.keyboard('{F2}{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(value).toHaveValue('1500'));
  },
};

/** What was typed a moment ago is part of what is undone, copied and moved. */
export const TypedTextIsNeverLost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const value = within(row(canvas, roof)).getByRole('textbox', { name: 'Value' });
    await userEvent.click(value);
    await userEvent.type(value, '7{Alt>}{ArrowDown}{/Alt}');
    await expectReason(args.onValueChange, 'move');
    await expect(JSON.stringify(lastSaved(args.onValueChange))).toContain('"157"');
  },
};
