import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { constructionClasses } from './testing/sampleItems.ts';

const meta = {
  title: 'Widgets/DataItemsEditor/Selection',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: {
    value: parseDataItems(constructionClasses),
    onValueChange: fn(),
    onSelectionChange: fn(),
    hasDefaultPrecedence: true,
  },
  render: (args) => <EditorHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'group Combustible and mixed';
const second = 'group Fire resistive';
const row = (number: number, group = first) => ({ name: `Select row ${number}, ${group}` });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function expectPressed(canvas: Canvas, names: readonly string[]) {
  const pressed = canvas
    .getAllByRole('button', { pressed: true })
    .map((handle) => handle.getAttribute('aria-label'));
  return expect(pressed).toEqual(names);
}

/** A click on a handle selects its row alone; with Ctrl it takes rows in and out. */
export const Click: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(2)));
    await expectPressed(canvas, [row(2).name]);
    await expect(canvas.getByRole('button', row(2))).toHaveFocus();
    await expect(canvas.getAllByText('1 of 6 selected')[0]).toBeVisible();
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('button', row(1, second)));
    await expectPressed(canvas, [row(2).name, row(1, second).name]);
    await userEvent.click(canvas.getByRole('button', row(2)));
    await userEvent.keyboard('{/Control}');
    await expectPressed(canvas, [row(1, second).name]);
    await userEvent.click(canvas.getByRole('button', row(4)));
    await expectPressed(canvas, [row(4).name]);
  },
};

/** Shift-click selects everything up to there, across groups; with Ctrl besides what is selected. */
export const ShiftClick: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(3)));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', row(1, second)));
    await expectPressed(canvas, [row(3).name, row(4).name, row(1, second).name]);
    await userEvent.click(canvas.getByRole('button', row(2)));
    await userEvent.keyboard('{/Shift}');
    await expectPressed(canvas, [row(2).name, row(3).name]);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('button', row(1, second)));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', row(2, second)));
    await userEvent.keyboard('{/Shift}{/Control}');
    await expectPressed(canvas, [row(2).name, row(3).name, row(1, second).name, row(2, second).name]);
    await expect(canvas.getAllByText('4 of 6 selected')[0]).toBeVisible();
  },
};

/** Groups are selected by their own handles; their rows go with them. */
export const Groups: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Select ${first}` }));
    await expect(canvas.getAllByText('1 group selected')[0]).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part="row"][data-selected]')).toHaveLength(5);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: `Select ${second}` }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getAllByText('2 groups selected')[0]).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      itemIds: new Set(),
      groupIds: expect.objectContaining({ size: 2 }),
    });
  },
};

/**
 * With the keyboard: the left arrow goes from a text to the handle, Shift with arrows selects, Space takes in and out,
 * Ctrl+A selects all, Escape nothing.
 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByRole<HTMLInputElement>('textbox', { name: `Label, row 2, ${first}` });
    await userEvent.click(label);
    label.setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', row(2))).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expectPressed(canvas, [row(2).name, row(3).name, row(4).name, row(1, second).name]);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expectPressed(canvas, [row(2).name, row(3).name, row(4).name]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', row(1))).toHaveFocus();
    await userEvent.keyboard(' ');
    await expectPressed(canvas, [row(1).name, row(2).name, row(3).name, row(4).name]);
    await userEvent.keyboard(' ');
    await expectPressed(canvas, [row(2).name, row(3).name, row(4).name]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByText('6 of 6 selected')[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: `Select ${first}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Name of group 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Control>}a{/Control}');
    await expect(canvas.getAllByText('2 groups selected')[0]).toBeVisible();
  },
};

/** From a text: Shift with up and down selects rows, Ctrl+A never leaves the text. */
export const KeyboardFromText: Story = {
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole<HTMLInputElement>('textbox', { name: `Value, row 2, ${first}` });
    await userEvent.click(value);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expectPressed(canvas, [row(2).name, row(3).name]);
    await expect(canvas.getByRole('button', row(3))).toHaveFocus();
    await userEvent.click(value);
    value.setSelectionRange(1, 1);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expectPressed(canvas, [row(2).name, row(3).name]);
    value.setSelectionRange(0, value.value.length);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(value).toHaveFocus();
    await expectPressed(canvas, [row(2).name, row(3).name]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  },
};

/** The Delete key removes what is selected, when no text is being edited; focus goes to what follows. */
export const DeleteKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(2)));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', row(3)));
    await userEvent.keyboard('{/Shift}');
    const label = canvas.getByRole<HTMLInputElement>('textbox', { name: `Label, row 1, ${first}` });
    await userEvent.click(label);
    label.setSelectionRange(0, 1);
    await userEvent.keyboard('{Delete}');
    await expect(label).toHaveValue('rame');
    await expect(canvas.getAllByText('2 of 6 selected')[0]).toBeVisible();
    canvas.getByRole('button', row(2)).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'delete',
      itemCount: 2,
      groupCount: 0,
    });
    const next = canvas.getByRole('button', row(2));
    await waitFor(() => expect(next).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: `Label, row 2, ${first}` })).toHaveValue(
      'Masonry Non-Combustible',
    );
    await expect(canvas.getAllByText('2 items removed')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'restore-removed',
      itemCount: 2,
      groupCount: 0,
    });
    await waitFor(() => expect(canvas.getByRole('button', row(2))).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', row(4))).toBeVisible();
  },
};

/** Groups go with all they hold; the last one leaves an unnamed group behind. */
export const DeleteGroups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Select ${first}` }));
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'delete',
      itemCount: 4,
      groupCount: 1,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: `Select ${second}` })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Label, new row, group 1' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Name of group 1' })).toHaveValue('');
  },
};

/** All of it with buttons, for those who neither drag nor press keys. */
export const Buttons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(2)));
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(canvas.getByRole('textbox', { name: `Label, row 1, ${first}` })).toHaveValue(
      'Joisted Masonry',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await expect(canvas.getByRole('textbox', { name: `Label, row 3, ${first}` })).toHaveValue(
      'Joisted Masonry',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('button', row(3))).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Move up' })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByRole('button', row(3))).toHaveFocus());
    await expect(canvas.getByText('3 items')).toBeVisible();
  },
};

/** The blank row for entry is no item: it has no handle. */
export const BlankRow: Story = {
  play: async ({ canvas }) => {
    const newRow = canvas.getByRole('textbox', { name: `Label, new row, ${second}` });
    await expect(newRow.closest('[data-part="row"]')?.querySelector('[data-handle]')).toBeNull();
  },
};

/** A reader can select nothing. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('textbox', { name: `Value, row 2, ${first}` }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByText(/selected$/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: `Value, row 2, ${first}` })).toHaveValue('JM');
  },
};
