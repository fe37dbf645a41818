import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { groups } from '../SideNavigation/fixtures/groups.tsx';
import { ResponsiveNavigation } from './ResponsiveNavigation.tsx';

const meta = {
  title: 'Widgets/ResponsiveNavigation',
  component: ResponsiveNavigation,
  parameters: {
    layout: 'fullscreen',
    frame: { display: 'flex', height: '100vh' },
    guide: {
      use: ['The places of a console in windows of any width: a bar beside the page, or a drawer over it.'],
      avoid: ['The host decides itself where the navigation goes: `SideNavigation`, in a `Drawer` or not.'],
      pattern: 'Dialog (Modal)',
      keys: {
        Enter: 'opens the drawer; follows the link and closes it',
        Escape: 'closes the drawer, and gives the focus back to its button',
        Tab: 'goes from place to place',
      },
    },
  },
  args: {
    currentId: 'dataSets',
    groups,
    defaultIsRail: false,
    onOpenChange: fn(),
    renderLink: (href, children, { onClick, ...props }) => (
      <a
        {...props}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onClick?.(event);
        }}
      >
        {children}
      </a>
    ),
  },
} satisfies Meta<typeof ResponsiveNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From 1024 pixels up it is a bar. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeGreaterThanOrEqual(1024);
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open navigation' })).toBeNull();
  },
};

export const Playground: Story = { args: { drawerBelow: 900 } };

const findDrawer = () => screen.findByRole('dialog', { name: 'Navigation' });

/** Narrower than 1024 pixels it is behind a button; going somewhere closes it, and the focus comes back. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = await canvas.findByRole('button', { name: 'Open navigation' });
    await expect(canvas.queryByRole('navigation')).toBeNull();

    await step('a link closes it', async () => {
      await userEvent.click(open);
      const drawer = await findDrawer();
      await waitFor(() => expect(drawer).toBeVisible());
      await expect(screen.queryByRole('button', { name: 'Collapse navigation' })).toBeNull();
      await userEvent.click(screen.getByRole('link', { name: 'Permissions' }));
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });

    await step('so does Escape', async () => {
      open.focus();
      await userEvent.keyboard('{Enter}');
      const drawer = await findDrawer();
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
      await waitFor(() => expect(open).toHaveFocus());
    });
  },
};

export const HeldByTheHost: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const drawer = await findDrawer();
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(drawer).toBeVisible();
  },
};

/** A badge that means something of its own closes it too. */
export const BadgesInTheDrawer: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { defaultIsOpen: true, onBadgeClick: fn() },
  play: async ({ args, userEvent }) => {
    const drawer = await findDrawer();
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'E-mail, 2 to do' }));
    await expect(args.onBadgeClick).toHaveBeenCalledWith(expect.objectContaining({ id: 'email' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  args: { defaultIsOpen: true, drawerLabels: { title: 'التنقل', open: 'فتح التنقل', close: 'إغلاق' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'التنقل' });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};
