import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';

function KindSelect() {
  const [kind, setKind] = useState<'static' | 'custom' | null>('static');
  return (
    <Select
      label="Type"
      options={[
        { value: 'static', label: 'Static' },
        { value: 'custom', label: 'Custom' },
      ]}
      value={kind}
      onValueChange={setKind}
    />
  );
}

const fields = Array.from({ length: 40 }, (_, row) => `Field ${row + 1}`);

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save and Close</Button>
  </>
);

const meta = {
  title: 'Components/Dialog/Features',
  component: Dialog,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    onOpenChange: fn(),
    title: 'Data Set Settings',
    children: <TextField label="Name" defaultValue="Filing State" />,
    footer,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = {
  args: { size: 'lg', title: 'JavaScript Expression', description: 'totalPremium · Value expression' },
};

export const Static: Story = {
  args: { isStatic: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const backdrop = document.querySelector('[data-part="backdrop"]');
    if (!backdrop) throw new Error('The story has no backdrop.');
    await userEvent.click(backdrop);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const BackdropCloses: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const backdrop = document.querySelector('[data-part="backdrop"]');
    if (!backdrop) throw new Error('The story has no backdrop.');
    await userEvent.click(backdrop);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const KeepsTheFocusInside: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
  },
};

export const EscapeClosesTheListFirst: Story = {
  args: { children: <KindSelect /> },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const select = await screen.findByRole('combobox');
    await userEvent.click(select);
    await expect(select).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(select);
    await userEvent.click(screen.getByRole('option', { name: 'Custom' }));
    await expect(select).toHaveTextContent('Custom');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    title: 'References of a data set whose name is so long that the heading of the dialog needs two lines',
    children: fields.map((field) => <p key={field}>{field} of the form Property Rating</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    const body = dialog.querySelector('[data-part="body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save and Close' })).toBeVisible());
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { size: 'lg', children: fields.map((field) => <p key={field}>{field}</p>) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(window.innerWidth).toBe(320));
    const box = dialog.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save and Close' })).toBeVisible());
  },
};

export const WithoutFooter: Story = {
  args: { footer: undefined, size: 'sm', title: 'Profile', children: 'Marta Oduya, password sign-in' },
};

export const HeldByTheCaller: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

function MountedByPress(props: ComponentProps<typeof Dialog>) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <Button onClick={() => flushSync(() => setThere(true))}>Settings</Button>
      {isThere && <Dialog {...props} isOpen onOpenChange={setThere} />}
    </>
  );
}

/** A dialog that comes with the press: the press is answered by a frame of its own, unless a key follows it. */
export const ComesWithAPress: Story = {
  args: { isOpen: undefined, defaultIsOpen: undefined, children: <TextField label="Name" /> },
  render: (args) => <MountedByPress {...args} />,
  play: async ({ canvas, userEvent }) => {
    const press = () => canvas.getByRole('button', { name: 'Settings' }).click();
    press();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    size: 'sm',
    title: 'column-without-a-break-'.repeat(6),
    description:
      'Version 12, last saved by Priya Nair while the import of the other data sets was still running',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'إعدادات مجموعة البيانات',
    closeLabel: 'إغلاق',
    children: <TextField label="الاسم" defaultValue="فئة البناء" />,
    footer: <Button variant="primary">حفظ</Button>,
  },
};

const longName = 'Notice of Cancellation '.repeat(44).trim();

/** A long title takes three lines; the rest of it is reached by scrolling, and content and footer keep their places. */
export const LongTitle: Story = {
  args: { title: longName },
  play: async ({ userEvent }) => {
    const title = await screen.findByRole('heading', { name: longName });
    await expect(title.clientHeight).toBeLessThan(100);
    await waitFor(() => expect(title).toHaveAttribute('tabindex', '0'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Save and Close' })).toBeVisible();
    title.focus();
    await userEvent.keyboard('{Tab}');
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
