import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ChangeList } from './ChangeList.tsx';
import { fewChanges, manyChanges } from './fixtures/changes.ts';
import { messageAfter, messageBefore } from './fixtures/messages.ts';
import { RevertingList } from './fixtures/RevertingList.tsx';
import type { ChangeListItem } from './types.ts';

const meta = {
  title: 'Widgets/ChangeList/Features',
  component: ChangeList,
  tags: ['!dev', '!autodocs'],
  args: { changes: fewChanges },
  parameters: { frame: { maxWidth: 720 } },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of two versions nothing can be reverted: it is a list to be read. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Removed')).toBeVisible();
  },
};

/** Nothing else can be reverted meanwhile; the buttons keep the focus and say why. */
export const Reverting: Story = {
  args: { isReverting: true, onRevert: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Revert Label of Item “Frame”' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('A change is being reverted');
    await expect(args.onRevert).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { changes: [], emptyText: 'This version is the same as the one before.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This version is the same as the one before.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const longTexts: readonly ChangeListItem[] = [
  {
    id: 'description',
    kind: 'changed',
    subject: 'Data set',
    field: 'Description',
    before: `${'Construction classes as the rating bureau defines them, from frame to fire resistive. '.repeat(5)}End.`,
    after: `${'Construction classes as the rating bureau defines them, from wood frame to fire resistive. '.repeat(5)}End.`,
  },
  { id: 'note', kind: 'added', subject: 'Note', field: 'Text', before: '', after: 'first line\n'.repeat(30) },
  { id: 'space', kind: 'changed', subject: 'Item “ ”', field: 'Label', before: ' Frame', after: 'Frame  ' },
];

/** Long values are cut until they are expanded, and then compared word by word. */
export const LongTexts: Story = {
  args: { changes: longTexts },
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show all: Description, Data set' });
    await expect(canvas.queryByRole('table')).toBeNull();
    const excerpt = canvas.getByRole('group', { name: 'Description' });
    await expect(within(excerpt).getAllByRole('insertion')[0]).toHaveTextContent('added: wood');
    await userEvent.click(show);
    await expect(canvas.getByRole('table', { name: 'Description' })).toBeVisible();
    await expect(canvas.getAllByRole('insertion')[0]).toHaveTextContent('wood');
    await userEvent.click(canvas.getByRole('button', { name: 'Show less: Description, Data set' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const message: ChangeListItem = {
  id: 'message',
  kind: 'changed',
  subject: 'E-mail template',
  field: 'Message',
  before: 'Renewal of {{policyNumber}} …',
  after: 'Renewal of {{policyNumber}} …',
  html: { before: messageBefore, after: messageAfter },
};

/** Texts with formatting are compared by paragraphs and words, from the first difference on; addresses and formatting are named. */
export const FormattedText: Story = {
  args: { changes: [message, ...fewChanges], onRevert: fn() },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const text = () => canvas.getByRole('group', { name: 'Message' });
    const textsOf = (role: string) =>
      within(text())
        .getAllByRole(role)
        .map((one) => one.textContent);
    await step('at first only what differs first, with the address that was changed', async () => {
      await expect(text()).not.toHaveTextContent('Paragraph 1');
      await expect(textsOf('deletion').slice(0, 2)).toEqual([
        'removed: Friday',
        'removed: https://portal.example/quotes',
      ]);
      await expect(textsOf('insertion').slice(0, 2)).toEqual([
        'added: Monday',
        'added: https://portal.example/offers',
      ]);
      await expect(text()).toHaveTextContent('its termsnow bold');
      await expect(text()).toHaveTextContent('and 2 more changes');
    });
    await step('all of it, with what did not change folded, by the keyboard', async () => {
      canvas.getByRole('button', { name: 'Show all: Message, E-mail template' }).focus();
      await userEvent.keyboard('{Enter}');
      const [first, second] = within(text()).getAllByRole('button');
      await expect(first).toHaveAccessibleName('4 unchanged paragraphs');
      await expect(second).toHaveAccessibleName('4 unchanged paragraphs');
      await expect(text()).toHaveTextContent('List level: removed: 1 added: 2');
      await expect(text()).toHaveTextContent('Form: removed: paragraph added: heading 3');
      await expect(text()).toHaveTextContent('Alignment: removed: center');
      await expect(text()).toHaveTextContent(
        'added: A paragraph comes.Picture Seal, https://portal.example/seal.png',
      );
      await expect(canvasElement.querySelector('img, [data-part="text-comparison"] a')).toBeNull();
    });
    await step('a fold that is opened shows its paragraphs and gives them the focus', async () => {
      const [fold] = within(text()).getAllByRole('button');
      fold?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(text()).toHaveTextContent('Paragraph 3 of the letter');
      await expect(document.activeElement).toHaveTextContent('Renewal of');
    });
  },
};

/** Nothing that shows was changed: the HTML is compared line by line. */
export const SourceOfFormattedText: Story = {
  args: { changes: [{ ...message, html: { before: '<p>One</p>', after: '<p ><b></b>One</p>' } }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Only the HTML is written in another way/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all: Message, E-mail template' }));
    await expect(canvas.getByRole('table', { name: 'Message' })).toHaveTextContent('<b></b>');
  },
};

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

/** Markup is text, nothing widens the list, and what turns the reading direction turns itself alone. */
export const HostileContent: Story = {
  args: {
    changes: [
      { id: 'a', kind: 'changed', subject: hostile, field: hostile, before: hostile, after: `${hostile}.` },
      { id: 'b', kind: 'added', subject: hostile, field: '', before: '', after: hostile },
      ...fewChanges,
    ],
    onRevert: fn(),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1);
    const [first] = canvas.getAllByRole('button', { name: /^Revert </ });
    await expect(first?.getAttribute('aria-label')?.length).toBeLessThan(200);
    const [expand] = canvas.getAllByRole('button', { name: /^Show all/ });
    if (!expand) throw new Error('The story has no expand.');
    await userEvent.click(expand);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1);
  },
};

/** Of thousands only those in sight are drawn; the one with the focus stays. */
export const Thousands: Story = {
  args: { changes: manyChanges(6000), maxHeight: 420, onRevert: fn() },
  render: (args) => <RevertingList {...args} />,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const drawn = () => canvasElement.querySelectorAll('[data-part="change"]').length;
    const scroller = canvas.getByRole('group', { name: 'Changes' });
    const top = (id: string) =>
      canvasElement.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect() ?? new DOMRect();

    await step('few are drawn, one below the other', async () => {
      await expect(drawn()).toBeLessThan(60);
      await expect(Math.abs(top('1').top - top('0').bottom)).toBeLessThan(1);
      await expect(Math.abs(top('2').top - top('1').bottom)).toBeLessThan(1);
    });

    await step('a revert keeps the place and the focus', async () => {
      canvas.getByRole('button', { name: 'Revert Value of Item “Class 0”' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Revert Label of Item “Class 1”' })).toHaveFocus(),
      );
      await expect(Math.abs(top('2').top - top('0').bottom)).toBeLessThan(1);
    });

    await step('the last is a scroll away, and the focus is not lost', async () => {
      scroller.scrollTop = scroller.scrollHeight;
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Revert Value of Item “Class 2999”' })).toBeVisible(),
      );
      await expect(document.activeElement).toHaveAccessibleName('Revert Label of Item “Class 1”');
      await expect(drawn()).toBeLessThan(60);
    });
  },
};

/** Without a height of its own a long list scrolls with what is around it. */
export const InsideAScrollingPanel: Story = {
  args: { changes: manyChanges(600), onRevert: fn() },
  render: (args) => (
    <div style={{ height: 300, overflow: 'auto' }} data-testid="panel">
      <ChangeList {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByTestId('panel');
    panel.scrollTop = panel.scrollHeight;
    await waitFor(() => expect(canvas.getByText('Item “Class 299”')).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-part="change"]').length).toBeLessThan(60);
  },
};

/** In a popover of 360 pixels the value is below its field. */
export const Narrow: Story = {
  args: { onRevert: fn() },
  parameters: { frame: { width: 340 } },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem');
    const what = item?.querySelector('[data-part="what"]')?.getBoundingClientRect();
    const values = item?.querySelector('[data-part="values"]')?.getBoundingClientRect();
    await expect(values?.top).toBeGreaterThanOrEqual(what?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(screen.getAllByRole('button')).toHaveLength(6);
  },
};

export const RightToLeft: Story = {
  parameters: { rightToLeft: true },
  args: {
    changes: [
      {
        id: '1',
        kind: 'changed',
        subject: 'عنصر «إطار»',
        field: 'التسمية',
        before: 'إطار',
        after: 'إطار خشبي',
      },
      { id: '2', kind: 'moved', subject: 'عنصر «Masonry»', field: '', before: 'Combustible', after: 'مختلط' },
      { id: '3', kind: 'removed', subject: 'مجموعة', field: '', before: '3', after: '' },
    ],
    labels: { kinds: { changed: 'تغيّر', added: 'أضيف', removed: 'حذف', moved: 'نقل' } },
  },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem');
    const what = item?.querySelector('[data-part="what"]')?.getBoundingClientRect();
    const values = item?.querySelector('[data-part="values"]')?.getBoundingClientRect();
    await expect(what?.left).toBeGreaterThanOrEqual(values?.right ?? Number.POSITIVE_INFINITY);
  },
};
