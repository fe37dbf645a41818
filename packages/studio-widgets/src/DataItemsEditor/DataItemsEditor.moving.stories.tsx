import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { dragHandle } from './testing/dragHandle.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { constructionClasses, manyItems } from './testing/sampleItems.ts';

const meta = {
  title: 'Widgets/DataItemsEditor/Moving',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: { value: parseDataItems(constructionClasses), onValueChange: fn(), hasDefaultPrecedence: true },
  render: (args) => <EditorHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'group Combustible and mixed';
const second = 'group Fire resistive';
const row = (number: number, group = first) => ({ name: `Select row ${number}, ${group}` });

function labelsOf(canvasElement: HTMLElement): string[][] {
  return [...canvasElement.querySelectorAll('[data-part="group"]')].map((group) =>
    [...group.querySelectorAll<HTMLInputElement>('[data-column="label"]')].map(({ value }) => value),
  );
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom - 4;
}

/** A row is dragged by its handle; a line shows where it would land. */
export const DragRow: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const drag = await dragHandle(canvas.getByRole('button', row(1)));
    const target = canvas.getByRole('textbox', { name: `Label, row 3, ${first}` });
    await drag.moveTo(target, bottomOf(target));
    const line = await waitFor(() => {
      const found = canvasElement.querySelector('[data-part="drop-line"]');
      if (found === null) throw new Error('There is no line yet.');
      return found;
    });
    const edge = target.closest('[data-part="row"]')?.getBoundingClientRect().bottom ?? 0;
    await expect(Math.abs(line.getBoundingClientRect().top - edge)).toBeLessThan(3);
    await drag.drop();
    await waitFor(() =>
      expect(labelsOf(canvasElement)[0]).toEqual([
        'Joisted Masonry',
        'Non-Combustible',
        'Frame',
        'Masonry Non-Combustible',
        '',
      ]),
    );
    await expect(canvasElement.querySelector('[data-part="drop-line"]')).toBeNull();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith(expect.anything(), {
      reason: 'move',
      itemCount: 1,
      groupCount: 0,
    });
    await expect(canvas.getByRole('button', row(3))).toHaveFocus();
    await expect(canvas.getByText(`1 item moved to row 3, ${first}`)).toBeInTheDocument();
  },
};

/** What is selected goes together, also into another group. */
export const DragSelectedToAnotherGroup: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(1)));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('button', row(3)));
    await userEvent.keyboard('{/Control}');
    const drag = await dragHandle(canvas.getByRole('button', row(3)));
    const target = canvas.getByRole('textbox', { name: `Label, row 1, ${second}` });
    await drag.moveTo(target, bottomOf(target));
    await drag.drop();
    await waitFor(() =>
      expect(labelsOf(canvasElement)).toEqual([
        ['Joisted Masonry', 'Masonry Non-Combustible', ''],
        ['Modified Fire Resistive', 'Frame', 'Non-Combustible', 'Fire Resistive', ''],
      ]),
    );
    await expect(canvas.getByText(`2 items moved to row 2, ${second}`)).toBeInTheDocument();
    await expect(canvas.getAllByText('2 of 6 selected')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', row(3, second))).toHaveFocus());
  },
};

/** Whole groups are dragged by their own handles. */
export const DragGroup: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const drag = await dragHandle(canvas.getByRole('button', { name: `Select ${second}` }));
    const target = canvas.getByRole('textbox', { name: 'Name of group 1' });
    await drag.moveTo(target, target.getBoundingClientRect().top + 2);
    await drag.drop();
    await waitFor(() => expect(labelsOf(canvasElement)[0]?.[0]).toBe('Modified Fire Resistive'));
    await expect(args.onValueChange).toHaveBeenCalledWith(expect.anything(), {
      reason: 'move',
      itemCount: 0,
      groupCount: 1,
    });
    await expect(canvas.getByText('1 group moved to position 1 of 2')).toBeInTheDocument();
  },
};

/** A drag that is given up changes nothing. */
export const DragCancelled: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const drag = await dragHandle(canvas.getByRole('button', row(1)));
    const target = canvas.getByRole('textbox', { name: `Label, row 3, ${first}` });
    await drag.moveTo(target, bottomOf(target));
    await drag.cancel();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="drop-line"]')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Near the edges of what scrolls the list, it scrolls along. */
export const DragScrollsAtTheEdge: Story = {
  args: { value: parseDataItems(manyItems(400)) },
  render: (args) => (
    <div data-testid="scroller" style={{ height: 500, overflow: 'auto' }}>
      <EditorHost {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = canvas.getByTestId('scroller');
    const drag = await dragHandle(canvas.getByRole('button', row(2, 'group 1')));
    const target = canvas.getByRole('textbox', { name: 'Label, row 4, group 1' });
    await drag.moveTo(target, scroller.getBoundingClientRect().bottom - 4);
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(200));
    await drag.cancel();
    const { scrollTop } = scroller;
    await waitFor(() => expect(scroller.scrollTop).toBe(scrollTop));
  },
};

/** Alt with up and down moves the row in use, from group to group, and the caret goes along. */
export const KeyboardMovesRow: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: `Value, row 3, ${first}` }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('textbox', { name: `Value, row 2, ${first}` })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: `Value, row 2, ${first}` })).toHaveValue('NC');
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: `Value, row 1, ${second}` })).toHaveFocus(),
    );
    await expect(canvas.getByRole('textbox', { name: `Value, row 1, ${second}` })).toHaveValue('NC');
    await expect(labelsOf(canvasElement)[1]?.[0]).toBe('Non-Combustible');
    await expect(canvas.getByText(`1 item moved to row 1, ${second}`)).toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
};

/** Alt with Page Down moves past ten rows, or to the end of the group. */
export const KeyboardMovesFar: Story = {
  args: { value: parseDataItems(manyItems(30)) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label, row 1, group 1' }));
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await expect(labelsOf(canvasElement)[0]?.[10]).toBe('Industry 0');
    await expect(canvas.getByRole('textbox', { name: 'Label, row 11, group 1' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Alt>}{PageDown}{PageDown}{/Alt}');
    await expect(labelsOf(canvasElement)[0]?.[29]).toBe('Industry 0');
    await userEvent.keyboard('{ArrowLeft}{Alt>}{PageUp}{/Alt}');
    await expect(labelsOf(canvasElement)[0]?.[19]).toBe('Industry 0');
  },
};

/** What is selected moves together; at the ends nothing happens, and that is announced. */
export const KeyboardMovesSelected: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(2)));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowUp}{/Alt}');
    await expect(labelsOf(canvasElement)[0]?.slice(0, 3)).toEqual([
      'Joisted Masonry',
      'Non-Combustible',
      'Frame',
    ]);
    await expect(canvas.getByRole('button', row(2))).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('There is nowhere further to move')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', row(2, second))).toHaveFocus());
    await expect(labelsOf(canvasElement)[1]?.slice(0, 2)).toEqual(['Joisted Masonry', 'Non-Combustible']);
  },
};

/** Groups move with the keyboard, too, from their handle or their name. */
export const KeyboardMovesGroup: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name of group 2' }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(labelsOf(canvasElement)[0]?.[0]).toBe('Modified Fire Resistive');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of group 1' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: `Select ${second}` }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(labelsOf(canvasElement)[1]?.[0]).toBe('Modified Fire Resistive');
    await expect(canvas.getByText('1 group moved to position 2 of 2')).toBeInTheDocument();
  },
};

/** Many rows of five thousand go to another group in one step. */
export const MoveManyOfThousands: Story = {
  args: {
    value: parseDataItems([
      { name: 'First', value: 'first', grouping: 'Short', ordering: 0 },
      ...manyItems(5000).map((item, index) => ({ ...item, grouping: 'Long', ordering: index + 1 })),
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', row(1, 'group Long')));
    await userEvent.keyboard(`{Shift>}${'{ArrowDown}'.repeat(9)}{/Shift}{Alt>}{ArrowUp}{/Alt}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
      reason: 'move',
      itemCount: 10,
      groupCount: 0,
    });
    await waitFor(() => expect(canvas.getByRole('button', row(11, 'group Short'))).toHaveFocus());
  },
};
