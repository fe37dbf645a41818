import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import { parseCondition } from './model/parseCondition.ts';
import { rowNames } from './testing/storyHelpers.ts';

const meta = {
  title: 'Widgets/ConditionTree/Access',
  tags: ['!dev', '!autodocs'],
  component: ConditionTree,
  args: ruleArgs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;

const placesOf = (rows: readonly HTMLElement[], level: number) =>
  rows
    .filter((row) => row.getAttribute('aria-level') === String(level))
    .map((row) => `${row.getAttribute('aria-posinset')} of ${row.getAttribute('aria-setsize')}`);

/** The row that adds conditions is the last of its group, and counted; the outermost group cannot be expanded. */
export const PlacesOfRows: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(placesOf(rows, 1)).toEqual(['1 of 1']);
    await expect(placesOf(rows, 2)).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
    await expect(placesOf(rows, 3)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    await expect(canvas.getByRole('row', { name: 'If all of 5 conditions' })).not.toHaveAttribute(
      'aria-expanded',
    );
    await expect(canvas.getByRole('row', { name: 'If any of 2 conditions' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** Nothing is added to a rule that cannot be edited: its conditions alone are counted. */
export const PlacesWhenReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(placesOf(canvas.getAllByRole('row'), 3)).toEqual(['1 of 2', '2 of 2']);
  },
};

const faulty = parseCondition({
  ...{ kind: 'CompositeCondition', operator: 'and' },
  subconditions: [
    { kind: 'BinaryCondition', lhs: { kind: 'FieldValue', fieldName: '' }, operatorName: '' },
    { kind: 'RawCondition', rawExpression: 'a >' },
    { kind: 'CompositeCondition', operator: 'or', subconditions: [] },
  ],
});
const notesOf = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-part="problem"]')].map(({ textContent }) => textContent);

/** What is incomplete is marked where it cannot be edited, too, with the same notes; there is nothing to press. */
export const FaultsWhenReadOnly: Story = {
  render: (args) => (
    <>
      <ConditionTree {...args} defaultValue={faulty} checkExpression={() => 'It ends too early'} />
      <ConditionTree {...args} defaultValue={faulty} checkExpression={() => 'It ends too early'} isReadOnly />
    </>
  ),
  play: async ({ canvas }) => {
    const [edited, read] = canvas.getAllByRole('treegrid');
    if (edited === undefined || read === undefined) throw new Error('A tree is missing.');
    await expect(notesOf(edited)).toHaveLength(3);
    await expect(notesOf(read)).toEqual(notesOf(edited));
    await expect(within(read).getByText('a >')).toHaveAttribute('data-invalid');
    await expect(within(read).queryByRole('textbox')).toBeNull();
  },
};

/** Buttons without words say what they do when the pointer rests on them, and as soon as the keyboard comes to them. */
export const Tooltips: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /Distance to coast/ }));
    const remove = row.getByRole('button', { name: 'Delete' });
    // The first time its code is loaded meanwhile, and events that a script sends are not repeated by a pointer that rests.
    const hoverUntilLoaded = async () => {
      if (screen.queryByRole('tooltip') === null) {
        await userEvent.unhover(remove);
        await userEvent.hover(remove);
      }
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Delete');
    };
    await waitFor(hoverUntilLoaded, { interval: 1000, timeout: 8000 });
    await userEvent.unhover(remove);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    row.getByRole('textbox', { name: 'Value' }).focus();
    await userEvent.tab();
    await expect(row.getByRole('button', { name: 'Negate' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Negate'));
  },
};

/** In a right-to-left page the hint of a move names the key that makes it. */
export const KeysInRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Distance to coast/ });
    fireEvent.click(within(row).getByRole('button', { name: 'More' }));
    const out = await screen.findByRole('menuitem', { name: /Move out of the group/ });
    await waitFor(() => expect(out).toBeVisible());
    await expect(out).toHaveTextContent('Alt+→');
    await expect(screen.getByRole('menuitem', { name: /Move into the next group/ })).toHaveTextContent(
      'Alt+←',
    );
  },
};

/** Enter that takes what an input method composes adds no condition; in Safari it says so by its code alone. */
export const Composing: Story = {
  play: async ({ canvas }) => {
    const before = rowNames(canvas).length;
    const value = within(canvas.getByRole('row', { name: /Roof age/ })).getByRole('textbox', {
      name: 'Value',
    });
    value.focus();
    await expect(fireEvent.keyDown(value, { key: 'Enter', isComposing: true })).toBe(true);
    await expect(fireEvent.keyDown(value, { key: 'Enter', keyCode: 229 })).toBe(true);
    await expect(rowNames(canvas)).toHaveLength(before);
    await expect(fireEvent.keyDown(value, { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(before + 1));
  },
};

const foreignType = `
  .foreign div, .foreign span, .foreign label, .foreign strong { font-family: serif; }
  .foreign button { font-family: cursive; }
`;

/** A page that sets a type on every element around does not reach the words and buttons of the rows. */
export const ForeignType: Story = {
  render: (args) => (
    <>
      <style>{foreignType}</style>
      <p data-testid="probe" style={{ fontFamily: 'var(--st-font-sans)' }}>
        The type of the design system
      </p>
      <div className="foreign">
        <ConditionTree {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
    const probe = canvas.getByTestId('probe');
    const own = fontOf(probe);
    const [add] = canvas.getAllByRole('button', { name: 'Condition' });
    const [any] = canvas.getAllByText('Any');
    const words = [add, any, canvas.getAllByText('of these are true')[0], canvas.getByText('NOT')];
    for (const word of words) await expect(word && fontOf(word)).toBe(own);
    await expect(own).not.toBe('serif');
  },
};
