import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Components/TagField/Leaving',
  component: TagField,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Tags',
    defaultValue: ['coastal', 'wind'],
    options: ['coastal', 'frame', 'wind'],
    onValueChange: fn(),
  },
  parameters: { frame: { maxWidth: 360, minHeight: 260 } },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text that is left in the input when the focus leaves the field becomes a tag, as by Enter. */
export const TextLeftBehind: Story = {
  args: { maxLength: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Frame');
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind', 'frame']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Added frame');
    await userEvent.type(input, 'far too long a text');
    await userEvent.tab();
    await expect(input).toHaveValue('far too long a text');
    await expect(input).toHaveAccessibleDescription('A tag has at most 12 characters');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** Going to a tag does not leave the field; going on from there does. */
export const TextLeftByATag: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'hail');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove wind' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind', 'hail']);
  },
};

function Saved({ onSave }: { onSave: (tags: readonly string[]) => void }) {
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <>
      <TagField label="To" format="email" value={tags} onValueChange={setTags} />
      <Button isDisabled={tags.length === 0} onClick={() => onSave(tags)}>
        Save
      </Button>
    </>
  );
}

/** Pressing a button takes the focus away: the text is a tag when the button is clicked. */
export const TextLeftForAButton: Story = {
  args: { onValueChange: fn() },
  render: ({ onValueChange = fn() }) => <Saved onSave={onValueChange} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Ana <ana@north.example>');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ana@north.example']);
  },
};

/** The first Escape closes the list, the second gives up what was typed. */
export const EscapeClearsTheText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'ha{Escape}');
    await expect(input).toHaveValue('ha');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
