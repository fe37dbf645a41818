import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Editor } from './Editor.tsx';
import code from './Editor.tsx?raw';

const meta = {
  title: 'Patterns/An editor',
  component: Editor,
  parameters: {
    layout: 'fullscreen',
    docs: { source: { code } },
    guide: {
      use: [
        'An object with a name and an address of its own, that people come back to.',
        'Keep name and actions in sight: `EditorHeader` with an `ActionBar`, Save as the one primary action.',
        'Say what is wrong at its field, and at Save why it cannot be pressed.',
      ],
      avoid: [
        'Few fields, edited on the way to something else: a modal editor.',
        'One value of a row: edit it in its place.',
      ],
      pattern: 'Toolbar',
      keys: {
        Tab: 'goes from the way back to the actions, and through the form',
        'ArrowRight, ArrowLeft': 'go through the actions',
      },
    },
  },
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Filing State' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A field that is wrong keeps Save from being pressed; mended, it saves. */
export const Invalid: Story = {
  args: { defaultDraft: { name: '', type: 'static', description: 'The state that a policy is filed in' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('Enter a name');
    await userEvent.type(name, 'State of Filing');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(await canvas.findByText('Successfully saved.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'State of Filing' })).toBeVisible());
  },
};
