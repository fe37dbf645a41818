import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { constructionClasses } from './testing/sampleItems.ts';

const meta = {
  title: 'Widgets/DataItemsEditor',
  component: DataItemsEditor,
  args: { value: parseDataItems(constructionClasses), onValueChange: fn(), hasDefaultPrecedence: false },
  render: (args) => <EditorHost {...args} />,
  parameters: {
    layout: 'padded',
    guide: {
      use: [
        'The label/value rows of a data set, in groups: thousands of them, typed, pasted, sorted, checked.',
        'Let it hold its draft with `defaultValue`, or hold `value` for undo and saving.',
      ],
      avoid: ['Rows of other columns: `Table`, or a grid of your own.', 'A handful of values: `TagField`.'],
      pattern: 'Table',
      keys: {
        Enter: 'adds a row below',
        Escape: 'takes back what was typed in the cell',
        ArrowDown: 'the cell below',
        ArrowUp: 'the cell above',
        Tab: 'the next cell',
        ArrowLeft: 'from the first cell to the row’s handle, where the other keys select',
        'Shift+ArrowDown': 'selects the next row, too',
        'Shift+ArrowUp': 'selects the row above, too',
        Space: 'on a handle: takes its row into the selection or out',
        'Ctrl+A': 'on a handle: selects all rows; in a text: the text',
        'Alt+ArrowUp': 'moves what is selected, or the row, up',
        'Alt+ArrowDown': 'moves what is selected, or the row, down',
        'Alt+PageUp': 'moves it up by ten rows',
        'Alt+PageDown': 'moves it down by ten rows',
        Delete: 'on a handle: removes what is selected',
        'Ctrl+C': 'copies the selected rows for a spreadsheet',
        'Ctrl+V': 'pastes rows of a spreadsheet from the cell on',
      },
    },
  },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: 'Label, row 2, group Combustible and mixed' });
    await expect(label).toHaveValue('Joisted Masonry');
    await userEvent.type(label, '!');
    await expect(label).toHaveValue('Joisted Masonry!');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(1));
    await expect(args.onValueChange).toHaveBeenCalledWith(expect.objectContaining({ firstOrdering: 0 }), {
      reason: 'set-label',
      groupId: expect.any(String),
      itemId: expect.any(String),
    });
  },
};

export const Playground: Story = {
  args: {
    hasDefaultPrecedence: true,
    isReadOnly: false,
    readOnlyReason: 'Editing needs the permission “Manage data sets”.',
  },
};
