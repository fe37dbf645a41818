import type { Meta, StoryObj } from '@storybook/react-vite';
import Database from 'lucide-react/icons/database';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { Menu } from './Menu.tsx';

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`#${to}`} {...rest} />;
}

const onExport = fn();
const onDelete = fn();

const meta = {
  title: 'Components/Menu/Features',
  component: Menu,
  tags: ['!dev', '!autodocs'],
  args: {
    trigger: <IconButton label="More actions" variant="secondary" icon={<Ellipsis size={16} />} />,
    label: 'More actions',
    items: [
      { id: 'export', label: 'Export', icon: <Download size={16} />, shortcut: 'Ctrl+E', onSelect: onExport },
      {
        kind: 'link',
        id: 'rules',
        label: 'Rules',
        icon: <Database size={16} />,
        render: <RouterLink to="rules" />,
      },
      { id: 'settings', label: 'Settings', isDisabled: true, onSelect: fn() },
      { kind: 'separator', id: 'line' },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 size={16} />,
        tone: 'danger',
        disabledReason: 'A required data set cannot be deleted',
        onSelect: onDelete,
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Rules' })).toHaveAttribute('href', '#rules');
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onExport.mockClear();
    const trigger = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: /Export/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onExport).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Keys that are pressed before the menu is drawn are applied to it. */
export const KeysAhead: Story = {
  args: { trigger: <Button>More actions</Button> },
  play: async ({ canvas, userEvent }) => {
    onExport.mockClear();
    const trigger = canvas.getByRole('button', { name: 'More actions' });
    const press = (key: string, init: KeyboardEventInit = {}) =>
      trigger.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
    const type = (...keys: string[]) => {
      // In one go, before anything can be drawn; the Enter that opens is still held.
      flushSync(() => trigger.click());
      press('Enter', { repeat: true });
      for (const key of keys) press(key);
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.tab();
    type('r');
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: 'Rules' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    type('End', 'Home', 'Enter');
    await isClosed();
    await expect(onExport).toHaveBeenCalledTimes(1);
    type('ArrowDown', 'Escape');
    await isClosed();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).not.toHaveAttribute('aria-controls');
  },
};

export const DisabledWithReason: Story = {
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    const item = await screen.findByRole('menuitem', { name: /Delete/ });
    await expect(item).toHaveTextContent('A required data set cannot be deleted');
    await userEvent.click(item);
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

export const Description: Story = {
  args: {
    items: [
      { id: 'backup', label: 'Backup', description: 'Downloads the whole section.', onSelect: onExport },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    onExport.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    const item = await screen.findByRole('menuitem', { name: /Backup/ });
    await expect(item).toHaveTextContent('Downloads the whole section.');
    await userEvent.click(item);
    await expect(onExport).toHaveBeenCalledTimes(1);
  },
};

export const EscapeReturnsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function ThemeMenu() {
  const [theme, setTheme] = useState('system');
  return (
    <Menu
      trigger={<Button>Theme</Button>}
      label="Theme"
      items={[
        {
          kind: 'radio',
          id: 'theme',
          label: 'Theme',
          value: theme,
          onValueChange: setTheme,
          options: [
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'system', label: 'As the system' },
          ],
        },
      ]}
    />
  );
}

export const Radio: Story = {
  render: () => <ThemeMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'As the system' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    items: [
      {
        id: 'long',
        label: 'Generate the data dictionary of every form field, data set and rule of this configuration',
        onSelect: fn(),
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { frame: { paddingInline: 40 } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    const { right } = trigger.getBoundingClientRect();
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().right - right)).toBeLessThanOrEqual(1));
    const item = screen.getByRole('menuitem', { name: /Export/ });
    const centre = (part: string) => {
      const box = item.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
      return box ? box.left + box.width / 2 : Number.NaN;
    };
    await expect(centre('icon')).toBeGreaterThan(centre('shortcut'));
  },
};

export const HeldByTheCaller: Story = {
  args: { isOpen: true, onOpenChange: fn() },
  play: async ({ args, userEvent }) => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const ArrowUpOpensAtTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Export/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus());
  },
};

/** What a line opens takes the focus before the menu has gone, or after. */
export const LeavesTheFocusToWhatItOpens: Story = {
  render: (args) => {
    const field = useRef<HTMLInputElement>(null);
    const rename = () => requestAnimationFrame(() => field.current?.focus());
    return (
      <>
        <Menu {...args} items={[{ id: 'rename', label: 'Rename', onSelect: rename }]} />
        <TextField inputRef={field} label="Name" defaultValue="Filing State" />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = await screen.findByRole('menu');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
  },
};
