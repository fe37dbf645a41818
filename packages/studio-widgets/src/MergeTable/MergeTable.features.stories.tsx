import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fewCollisions, manyCollisions } from './fixtures/collisions.ts';
import { HeldMerge } from './fixtures/HeldMerge.tsx';
import { MergeTable } from './MergeTable.tsx';

const meta = {
  title: 'Widgets/MergeTable/Features',
  component: MergeTable,
  tags: ['!dev', '!autodocs'],
  args: { collisions: fewCollisions, choices: {}, onChoicesChange: fn(), theirName: 'Priya Nair' },
  render: (args) => <HeldMerge {...args} />,
} satisfies Meta<typeof MergeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group is one stop of Tab; the arrows choose in it. The field of a text of one's own is one once it is chosen. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (group: string, name: string) =>
      within(canvas.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
    canvas.getByRole('button', { name: 'Use all mine' }).focus();
    await userEvent.tab();
    await expect(radio('Description of Data set', 'Priya Nair')).toHaveFocus();
    await expect(radio('Description of Data set', 'Priya Nair')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(radio('Description of Data set', 'Priya Nair')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(radio('Description of Data set', 'Another text')).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(radio('Set as Default Value of Item “Frame”', 'Priya Nair')).toHaveFocus();
  },
};

/** The next that is not decided is one press away, wherever it is. */
export const Thousands: Story = {
  args: {
    collisions: manyCollisions(3000),
    choices: Object.fromEntries(manyCollisions(2999).map(({ id }) => [id, 'mine' as const])),
  },
  render: (args) => (
    <div style={{ height: 480, overflow: 'auto' }}>
      <HeldMerge {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawn = () => canvasElement.querySelectorAll('[data-part="collision"]').length;
    await expect(drawn()).toBeLessThan(40);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3000 to decide');
    await userEvent.click(canvas.getByRole('button', { name: 'Next to decide' }));
    const last = await canvas.findByRole('radiogroup', { name: 'Label of Item “Class 2999”' });
    await expect(within(last).getByRole('radio', { name: 'Priya Nair' })).toHaveFocus();
    await waitFor(() => expect(last).toBeVisible());
    await expect(drawn()).toBeLessThan(40);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('All 3000 decided');
  },
};

const long = 'Construction classes as the rating bureau defines them, from frame to fire resistive. '.repeat(
  4,
);

/** Long texts are cut until they are expanded, and then compared with what they were. */
export const LongTexts: Story = {
  args: {
    collisions: [
      {
        id: 'long',
        kind: 'field',
        subject: 'Data set',
        field: 'Description',
        base: long,
        mine: long.replace('frame', 'wood frame'),
        theirs: long.replace('bureau', 'office'),
        isEditable: true,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all: Description of Data set' }));
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.getAllByRole('insertion').map((one) => one.textContent)).toEqual(['office', 'wood ']);
  },
};

/** A paragraph of a message that both changed: compared by words, and a third text is written with formatting. */
export const FormattedText: Story = {
  args: {
    collisions: [
      {
        id: 'message',
        kind: 'field',
        subject: 'E-mail template',
        field: 'Message, paragraph 2',
        base: 'The quote expires on Friday.',
        mine: 'The quote expires on Monday.',
        theirs: 'The quote expires on Friday.',
        html: {
          base: '<p>The quote expires on Friday.</p>',
          mine: '<p>The quote expires on Monday.</p>',
          theirs: '<p>The quote expires on <strong>Friday</strong>.</p>',
        },
        isEditable: true,
      },
      {
        id: 'regards',
        kind: 'field',
        subject: 'E-mail template',
        field: 'Message, paragraph 3',
        base: 'Regards',
        mine: '',
        theirs: 'Kind regards',
        html: { base: '<p>Regards</p>', mine: '', theirs: '<p>Kind regards</p>' },
        isEditable: true,
      },
      ...fewCollisions,
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const removal = canvas.getByRole('radiogroup', { name: 'Message, paragraph 3 of E-mail template' });
    await expect(within(removal).getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription('Removed');
    const paragraph = canvas.getByRole('radiogroup', { name: 'Message, paragraph 2 of E-mail template' });
    const text = (name: string) => within(paragraph).getByRole('group', { name });
    await expect(text('Priya Nair')).toHaveTextContent('Fridaynow bold.');
    await expect(text('Mine')).toHaveTextContent('removed: Fridayadded: Monday.');
    await userEvent.click(within(paragraph).getByRole('radio', { name: 'Another text' }));
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith({
      message: { value: '<p>The quote expires on Monday.</p>' },
    });
    const name = 'Another text for Message, paragraph 2 of E-mail template';
    await expect(await canvas.findByRole('textbox', { name })).toHaveTextContent(
      'The quote expires on Monday.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }));
    await waitFor(() =>
      expect(args.onChoicesChange).toHaveBeenLastCalledWith({
        message: { value: '<ul><li>The quote expires on Monday.</li></ul>' },
      }),
    );
  },
};

/** Under 769 pixels the ways are stacked. */
export const Narrow: Story = {
  parameters: { frame: { width: 720 } },
  play: async ({ canvas }) => {
    const [theirs, mine] = canvas.getAllByRole('radio');
    await expect(mine?.getBoundingClientRect().top).toBeGreaterThan(
      theirs?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
  },
};

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

export const HostileContent: Story = {
  args: {
    theirName: hostile.slice(0, 80),
    collisions: [
      {
        id: '__proto__',
        kind: 'field',
        subject: hostile,
        field: hostile,
        base: hostile,
        mine: hostile,
        theirs: `${hostile}.`,
        isEditable: true,
      },
      ...fewCollisions,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1);
    const [, mine] = canvas.getAllByRole('radio');
    if (!mine) throw new Error('The story has no mine.');
    await userEvent.click(mine);
    await expect(mine).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 to decide');
  },
};

export const RightToLeft: Story = {
  parameters: { rightToLeft: true },
  args: { theirName: 'بريا', choices: { frame: 'mine' } },
  play: async ({ canvas }) => {
    const [theirs, mine] = canvas.getAllByRole('radio');
    await expect(mine?.getBoundingClientRect().right).toBeLessThan(
      theirs?.getBoundingClientRect().left ?? Number.NEGATIVE_INFINITY,
    );
  },
};
