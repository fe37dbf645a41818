import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { groups } from '../SideNavigation/fixtures/groups.tsx';
import { ResponsiveNavigation, type ResponsiveNavigationProps } from './ResponsiveNavigation.tsx';

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

const meta = {
  title: 'Widgets/ResponsiveNavigation/Features',
  component: ResponsiveNavigation,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', frame: { display: 'flex', height: '100vh' } },
  args: {
    currentId: 'one',
    defaultIsRail: false,
    groups: [{ id: 'all', label: hostile, items: [{ id: 'one', label: hostile, href: '#one', badge: 3 }] }],
    renderLink: (href, children, props) => (
      <a {...props} href={href}>
        {children}
      </a>
    ),
  },
} satisfies Meta<typeof ResponsiveNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HostileContent: Story = {
  play: async ({ canvas, canvasElement }) => {
    const navigation = canvas.getByRole('navigation');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('link').textContent).toContain(hostile);
    const { right } = navigation.getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  },
};

function ChangingRoom(props: ResponsiveNavigationProps) {
  const [drawerBelow, setDrawerBelow] = useState(10_000);
  return (
    <>
      <ResponsiveNavigation {...props} drawerBelow={drawerBelow} />
      <input
        type="number"
        aria-label="Drawer below"
        value={drawerBelow}
        onChange={({ target }) => setDrawerBelow(Number(target.value))}
      />
    </>
  );
}

/** A window that becomes wide closes the drawer: it is not there by itself when the window is narrow again. */
export const WideAndNarrowAgain: Story = {
  args: { groups, onOpenChange: fn() },
  render: (args) => <ChangingRoom {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const setBound = (value: number) =>
      fireEvent.change(canvas.getByLabelText('Drawer below'), { target: { value } });
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer).toBeVisible());
    await setBound(1);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await setBound(10_000);
    await expect(await canvas.findByRole('button', { name: 'Open navigation' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const onFollow = fn();

/** A link that opens in another tab leaves the drawer as it is. */
export const OtherTabs: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    groups,
    defaultIsOpen: true,
    onOpenChange: fn(),
    renderLink: (href, children, { onClick, ...props }) => (
      <a
        {...props}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onFollow();
          onClick?.(event);
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer).toBeVisible());
    const link = screen.getByRole('link', { name: 'Permissions' });
    await fireEvent.click(link, { ctrlKey: true });
    await fireEvent.click(link, { metaKey: true });
    await fireEvent.click(link, { button: 1 });
    await expect(onFollow).toHaveBeenCalledTimes(3);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await fireEvent.click(link);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};
