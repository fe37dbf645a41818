import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { expectAnnounced, expectReason, ruleArgs } from './ConditionTree.stories.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import { parseCondition } from './model/parseCondition.ts';
import { coastalRule } from './testing/sampleRule.ts';
import { lastSaved, rowNames } from './testing/storyHelpers.ts';

const meta = {
  title: 'Widgets/ConditionTree/Moving',
  tags: ['!dev', '!autodocs'],
  component: ConditionTree,
  args: ruleArgs,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionTree>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** A refusal is announced, and shown where everybody sees it. */
const expectRefused = async (canvas: Canvas, text: string) => {
  await expectAnnounced(canvas, text);
  await waitFor(() => expect(canvas.getByText(text, { selector: '[data-part=refusal]' })).toBeVisible());
};

/** A branch is copied as text, cut and pasted, here or in another tree; its ids are its own. */
export const CopyAndPaste: Story = {
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer();
    const send = (type: 'copy' | 'cut' | 'paste', to: HTMLElement) =>
      to.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
    const group = canvas.getByRole('row', { name: 'If any of 2 conditions' });
    group.focus();
    send('copy', group);
    await expect(clipboardData.getData('text/plain')).toContain('"format": "studio-conditions"');
    await expectAnnounced(canvas, 'Copied: If any of 2 conditions');
    const list = canvas.getByRole('row', { name: /Construction class/ });
    list.focus();
    send('paste', list);
    await expectReason(args.onValueChange, 'paste');
    await expectAnnounced(canvas, 'Pasted 2 conditions');
    const groups = canvas.getAllByRole('row', { name: 'If any of 2 conditions' });
    await expect(groups).toHaveLength(2);
    const [pasted] = groups;
    if (pasted === undefined) throw new Error('Nothing was pasted.');
    await waitFor(() => expect(pasted).toHaveFocus());
    send('cut', pasted);
    await expectAnnounced(canvas, 'Cut: If any of 2 conditions');
    await waitFor(() => expect(lastSaved(args.onValueChange)).toEqual(coastalRule));
  },
};

/** Any other clipboard text is refused with a message, and nothing changes. */
export const HostileClipboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Construction class/ }).focus();
    await userEvent.paste('<script>alert(1)</script>');
    await expectRefused(canvas, 'The clipboard holds no conditions.');
    await userEvent.paste('{"format":"studio-conditions","version":1,"conditions":[{"__proto__":{}}]}');
    await expectRefused(canvas, 'The conditions in the clipboard are damaged; nothing was pasted.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const when = { kind: 'FutureCondition', when: 'someday' };

/** A condition of a kind that is not known here is cut and pasted as it is. */
export const UnknownKind: Story = {
  args: { defaultValue: parseCondition({ ...coastalRule, subconditions: [when] }) },
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer();
    const send = (type: 'cut' | 'paste', to: HTMLElement) =>
      to.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
    const unknown = canvas.getByRole('row', { name: 'A condition that cannot be edited here' });
    unknown.focus();
    send('cut', unknown);
    await waitFor(() => expect(lastSaved(args.onValueChange)).toMatchObject({ subconditions: [] }));
    const root = canvas.getByRole('row', { name: 'If all of 0 conditions' });
    root.focus();
    send('paste', root);
    await waitFor(() => expect(lastSaved(args.onValueChange)).toMatchObject({ subconditions: [when] }));
  },
};

/** What cannot move says why, in sight, until something else happens. */
export const CannotMove: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('row', { name: /Construction class/ });
    first.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expectRefused(canvas, 'Already the first of its group');
    await userEvent.keyboard('!');
    await waitFor(() => expect(canvas.queryByText('Already the first of its group')).not.toBeInTheDocument());
  },
};

/** The last condition of a group leaves it as the others do, and goes in again. */
export const OutAndIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Wind mitigation/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expectAnnounced(canvas, /Now 4 of 5, level 2/);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Wind mitigation/ })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expectAnnounced(canvas, /Now 2 of 2, level 3/);
    await expect(lastSaved(args.onValueChange)).toEqual(coastalRule);
  },
};

/** A page that came over plain HTTP has no clipboard for the menu; the message names the key that works. */
export const NoClipboard: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ args, canvas }) => {
    const closed = 'The browser does not let this page read the clipboard. Press Ctrl+V instead.';
    const row = within(canvas.getByRole('row', { name: /Construction class/ }));
    fireEvent.click(row.getByRole('button', { name: 'More' }));
    const paste = await screen.findByRole('menuitem', { name: /^Paste/ });
    await waitFor(() => expect(paste).toBeVisible());
    fireEvent.click(paste);
    await expectRefused(canvas, closed);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const negated = { kind: 'UnaryCondition', operator: 'not', subcondition: coastalRule };

/** The root is negated and pasted into by pointer too; it cannot be deleted, moved or cut. */
export const RootActions: Story = {
  args: { defaultValue: parseCondition(negated) },
  play: async ({ args, canvas, userEvent }) => {
    const root = within(canvas.getByRole('row', { name: /^not If all of 5/ }));
    await expect(root.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await userEvent.click(root.getByRole('button', { name: 'Negate', pressed: true }));
    await waitFor(() => expect(lastSaved(args.onValueChange)).toEqual(coastalRule));
    fireEvent.click(root.getByRole('button', { name: 'More' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Copy/),
      expect.stringMatching(/^Paste/),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** A condition is dragged by its handle, before, after and into; a line shows where it would go. */
export const Dragging: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const source = canvas.getByRole('row', { name: /totalInsuredValue/ });
    const handle = source.querySelector('[data-part=handle]');
    if (handle === null) throw new Error('There is no handle.');
    fireEvent.pointerOver(handle);
    await waitFor(() => expect(source).toHaveAttribute('draggable', 'true'));
    const from = handle.getBoundingClientRect();
    const target = canvas.getByRole('row', { name: /Distance to coast/ });
    const to = target.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    const over = { clientX: to.x + 80, clientY: to.y + 3, dataTransfer };
    fireEvent.dragStart(source, { clientX: from.x + 4, clientY: from.y + 4, dataTransfer });
    fireEvent.dragEnter(target, over);
    fireEvent.dragOver(target, over);
    await waitFor(() => expect(canvasElement.querySelector('[data-part=drop-mark]')).toBeVisible());
    fireEvent.drop(target, over);
    fireEvent.dragEnd(source, over);
    await expectReason(args.onValueChange, 'move');
    await expect(rowNames(canvas).slice(1, 3).at(-1)).toContain('totalInsuredValue');
    await expectAnnounced(canvas, /Now 2 of 4, level 2/);
    await waitFor(() => expect(canvasElement.querySelector('[data-part=drop-mark]')).not.toBeInTheDocument());
  },
};
