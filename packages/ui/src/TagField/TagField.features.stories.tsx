import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { TagField } from './TagField.tsx';

const options = ['coastal', 'frame', 'non-coastal', 'protected', 'wind'];

const meta = {
  title: 'Components/TagField/Features',
  component: TagField,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Tags', defaultValue: ['coastal', 'wind'], options, onValueChange: fn() },
  parameters: { frame: { maxWidth: 360, minHeight: 260 } },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

const manyTags = ['coastal', 'wind', 'frame', 'joisted masonry', 'protected', 'sprinklered', 'vacant'];

export const Empty: Story = {
  args: { defaultValue: [], placeholder: 'Add a tag' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Add a tag');
  },
};

export const Open: Story = {
  args: { defaultValue: ['wind'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'co');
    const labels = () => canvas.getAllByRole('option').map((option) => option.textContent);
    await waitFor(() => expect(labels()).toEqual(['coastal', 'non-coastal', 'co (Create New Tag)']));
    const [first] = canvas.getAllByRole('option');
    await waitFor(() => expect(first).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', '');
  },
};

/** An entry that is clicked becomes a tag and closes the list, which covers what is below. */
export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await canvas.findByRole('option', { name: 'frame' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind', 'frame']);
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('pro');
    await userEvent.click(await canvas.findByRole('option', { name: 'protected' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind', 'frame', 'protected']);
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove protected' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coastal' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['wind', 'frame']);
    await expect(input).toHaveFocus();
  },
};

/** Recipients: roles and people, who are found by their names. */
export const GroupsAndHints: Story = {
  args: {
    label: 'To',
    defaultValue: [],
    options: [
      { text: 'Agent', group: 'Submission Roles' },
      { text: 'priya.nair@acme.example', hint: 'Priya Nair', group: 'Carrier Users' },
      { text: 'Producer', group: 'Submission Roles' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    const roles = within(await canvas.findByRole('group', { name: 'Submission Roles' }));
    await expect(roles.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Agent',
      'Producer',
    ]);
    await userEvent.type(input, 'priya{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['priya.nair@acme.example']);
  },
};

/** What can be no tag is not offered as one. */
export const OfferedWhenItCanBe: Story = {
  args: { defaultValue: [], options: ['Underwriter'], canCreate: (text) => text.includes('@') },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'und');
    const labels = () => canvas.getAllByRole('option').map((option) => option.textContent);
    await waitFor(() => expect(labels()).toEqual(['Underwriter']));
    await userEvent.clear(input);
    await userEvent.type(input, 'und@x');
    await waitFor(() => expect(labels()).toEqual(['und@x (Create New Tag)']));
  },
};

export const NoNewTagForAKnownOne: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'FRAME');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard(',');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['frame']);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const RemoveByKeyboard: Story = {
  args: { defaultValue: ['coastal', 'wind', 'frame'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const chip = (tag: string) => canvas.getByRole('button', { name: `Remove ${tag}` });
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(chip('frame')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed frame');
    await expect(chip('wind')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chip('coastal')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(chip('wind')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

export const AlongTheTags: Story = {
  args: { defaultValue: ['coastal', 'wind', 'frame'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('button', { name: 'Remove coastal' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(input).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove frame' })).toHaveFocus();
    await userEvent.keyboard('q');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('q');
  },
};

export const Paste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('hail, Flood\nWIND');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind', 'hail', 'Flood']);
    await expect(canvas.getByRole('status')).toHaveTextContent('“wind” is already there');
  },
};

export const Duplicate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Coastal{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('“coastal” is already there');
    await expect(input).toHaveAccessibleDescription('“coastal” is already there');
  },
};

export const AtMostThree: Story = {
  args: { maxTags: 3, hint: 'At most 3 tags' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'frame{Enter}hail{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('hail');
    await expect(input).toHaveAccessibleDescription('The number of tags cannot be greater than 3');
  },
};

export const TooLong: Story = {
  args: { maxLength: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.paste('hail, refer coastal frame buildings');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind', 'hail']);
    await expect(input).toHaveValue('refer coastal frame buildings');
    await expect(input).toHaveAccessibleDescription('A tag has at most 12 characters');
  },
};

function Searched({ onSearch }: { onSearch: (query: string) => void }) {
  const [query, setQuery] = useState('');
  return (
    <TagField
      label="Tags"
      options={options.filter((option) => option.includes(query))}
      debounceMs={50}
      onSearch={(text) => {
        setQuery(text);
        onSearch(text);
      }}
    />
  );
}

export const SearchedElsewhere: Story = {
  args: { onSearch: fn() },
  render: ({ onSearch = fn() }) => <Searched onSearch={onSearch} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'prot');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('prot'));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove protected' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'co');
    await waitFor(() => expect(canvas.getAllByText('Loading tags')[0]).toBeVisible());
  },
};

export const WithError: Story = {
  args: { error: 'Add at least one tag', isRequired: true, defaultValue: [] },
};

/** Who cannot add a tag is not asked to. */
export const ReadOnlyAndEmpty: Story = {
  args: { isReadOnly: true, defaultValue: [], placeholder: 'Add a tag' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('placeholder');
  },
};

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You need the permission MANAGE_RULES' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('x{Backspace}{ArrowDown}');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-readonly', 'true');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Overflow: Story = { args: { defaultValue: manyTags } };

export const LongText: Story = {
  args: {
    defaultValue: ['refer every coastal frame building to the underwriting manager of the region', 'wind'],
    hint: 'Rules that share a tag are found together, here and in the report of referred submissions',
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const frame = canvas.getByRole('list').closest('[data-part="control"]');
    await expect(first?.getBoundingClientRect().width).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الوسوم', defaultValue: ['ساحلي', 'رياح'], options: [] },
  parameters: { rightToLeft: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove ساحلي' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

function Rule() {
  const [name, setName] = useState('Refer coastal frame buildings');
  const [tags, setTags] = useState<readonly string[]>(['coastal']);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField label="Name" value={name} onValueChange={setName} isRequired />
      <TagField
        label="Tags"
        hint={`${tags.length} of 10`}
        value={tags}
        onValueChange={setTags}
        options={options}
        maxTags={10}
      />
    </div>
  );
}

export const ExampleForm: Story = {
  render: () => <Rule />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'frame{Enter}');
    await expect(input).toHaveAccessibleDescription('2 of 10');
  },
};

/** Types without a pause between the keys, as one who types fast or a scanner does. */
function typeAtOnce(input: HTMLInputElement, keys: readonly string[]) {
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const key of keys) {
    const isTaken = !input.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    if (isTaken || key === 'Enter') continue;
    setText?.call(input, input.value + key);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }));
  }
}

export const TypedFast: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    input.focus();
    typeAtOnce(input, ['a', 'a', 'Enter', 'b', 'b', 'Enter', 'c', 'c', 'Enter']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['aa', 'bb', 'cc']);
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    typeAtOnce(input, ['f', 'r', 'Enter', 'd', ',', 'e']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['aa', 'bb', 'cc', 'frame', 'd']);
    await expect(input).toHaveValue('e');
  },
};

export const TabFromAnyTag: Story = {
  args: { defaultValue: ['coastal', 'wind', 'frame'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('button', { name: 'Remove coastal' })).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove frame' })).toHaveFocus();
  },
};

function Imported({ onValueChange }: { onValueChange: (tags: readonly string[]) => void }) {
  const [tags, setTags] = useState<readonly string[]>(['wind']);
  return (
    <>
      <TagField
        label="Tags"
        value={tags}
        onValueChange={(next) => {
          setTags(next);
          onValueChange(next);
        }}
      />
      <Button onClick={() => setTags(['coastal', 'wind', 'coastal'])}>Import</Button>
    </>
  );
}

/** Data from elsewhere may hold a tag twice; each is drawn, and each can be taken away. */
export const TwiceTheSame: Story = {
  render: ({ onValueChange = fn() }) => <Imported onValueChange={onValueChange} />,
  play: async ({ args, canvas, userEvent }) => {
    const complain = spyOn(console, 'error');
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const [, second] = canvas.getAllByRole('button', { name: 'Remove coastal' });
    if (!second) throw new Error('The second one is missing.');
    await userEvent.click(second);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind']);
    await expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  },
};

export const InAForm: Story = {
  args: { name: 'tag' },
  render: (args) => (
    <form aria-label="Rule">
      <TagField {...args} />
      <TagField {...args} isDisabled name="off" label="Disabled" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form'));
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, 'frame{Enter}unfinished');
    await expect(data().getAll('tag')).toEqual(['coastal', 'wind', 'frame']);
    await expect(data().has('off')).toBe(false);
  },
};
