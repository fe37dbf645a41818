import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormBuilder } from './FormBuilder.tsx';
import { host, propertyForm, type SamplePart } from './testing/sampleForm.tsx';

/** A part of an application, and what can be inserted. */
export const formArgs = {
  ...host,
  defaultValue: propertyForm,
  onValueChange: fn(),
  label: 'Form',
  renderSettings: (selected: readonly SamplePart[]) => <p>{selected.map(({ name }) => name).join(', ')}</p>,
};

const meta = {
  title: 'Widgets/FormBuilder',
  excludeStories: ['formArgs'],
  component: FormBuilder<SamplePart>,
  args: formArgs,
  parameters: {
    layout: 'fullscreen',
    frame: { blockSize: '100vh' },
    guide: {
      use: [
        'Forms of sections, rows and fields, up to 10,000 of them, that an administrator lays out.',
        'Say what your parts look like with `getLook`, and make them with `createPart` and `copyParts`: the builder knows no field type by name.',
        'Show the settings of what is selected with `renderSettings`; `SettingsPanel` is made for it.',
      ],
      avoid: ['A list that is only sorted: `DataItemsEditor`.', 'A condition: `ConditionTree`.'],
      pattern: 'Grid',
      keys: {
        'Arrow keys': 'the part beside, above or below, which is selected',
        'Home, End': 'first and last of the row; with Ctrl those of the form',
        'PageUp, PageDown': 'eight lines up, eight down',
        'Shift+Arrow': 'selects up to there',
        'Ctrl+Arrow, Ctrl+Space': 'goes there without selecting, adds it to what is selected or takes it off',
        'Ctrl+A': 'selects everything',
        'Shift+F2': 'what the part can become in its place, where the host makes other components of it',
        'Alt+Shift+Left, Alt+Shift+Right': 'makes a field narrower or wider, where the host gives it a width',
        Enter: 'into the settings; Escape leads back',
        'F2, or a double click':
          'changes the label in its place, where the host lets it; Enter keeps it, Escape does not',
        'Insert, Ctrl+Enter': 'to what can be inserted; Escape leads back',
        'F8, Shift+F8': 'to the next problem, the one before',
        'Alt+Arrow': 'moves what is selected in its row, out of it, into the next one',
        Delete: 'deletes what is selected',
        'Ctrl+D': 'duplicates what is selected',
        'Ctrl+C, Ctrl+X, Ctrl+V': 'copies, cuts, pastes, between forms and browsers too',
        '-, +': 'collapses and expands a section',
        'Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y': 'undo, redo',
      },
    },
  },
} satisfies Meta<typeof FormBuilder<SamplePart>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sections, rows and fields, with what can be inserted and an outline. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('gridcell', { name: /^Construction class/ });
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('constructionClass')).toBeVisible();
  },
};

export const Playground: Story = { args: { isReadOnly: false, readOnlyReason: '' } };
