import type { Meta, StoryObj } from '@storybook/react-vite';
import Database from 'lucide-react/icons/database';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { forms } from './fixtures/forms.tsx';
import { groups } from './fixtures/groups.tsx';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';

const meta = {
  title: 'Widgets/SideNavigation/Features',
  tags: ['!dev', '!autodocs'],
  component: SideNavigation,
  parameters: { layout: 'fullscreen', frame: { display: 'flex', height: '100vh' } },
  args: { currentId: 'dataSets', groups, onToggleRail: fn() },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts beside the places, and a check mark where nothing is left to do; that of a place with others inside is their sum, and the tone is theirs. */
export const Badges: Story = {
  args: { groups: forms, currentId: 'agency', labels: { badge: missing, done: 'complete' } },
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual([
      'Agency/Brokerage Authority3 3 required fields missing',
      'Organization Forms124 124 required fields missing',
      'Contacts complete',
      'Licences4 4 required fields missing',
      'Surplus lines120 120 required fields missing',
      'Notes',
    ]);
    await expect(canvas.getByRole('link', { name: 'Licences 4 required fields missing' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Organization Forms 124 required fields missing' }),
    ).toBeVisible();
    const colours = [...canvasElement.querySelectorAll('[data-part="badge"]')].map(
      (badge) => getComputedStyle(badge).color,
    );
    await expect(colours).toHaveLength(4);
    await expect(new Set(colours).size).toBe(1);
  },
};

function missing(count: number) {
  return count === 1 ? '1 required field missing' : `${count} required fields missing`;
}

/** A badge with a callback is a button of its own, after its link; it follows no link. */
export const BadgesAreButtons: Story = {
  args: { groups: forms, currentId: 'agency', labels: { badge: missing }, onBadgeClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const before = window.location.href;
    const button = canvas.getByRole('button', { name: 'Organization Forms, 124 required fields missing' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('124 required fields missing');
    await userEvent.click(button);
    await expect(args.onBadgeClick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'forms' }));
    await userEvent.unhover(button);
    canvas.getByRole('link', { name: 'Licences' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Licences, 4 required fields missing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBadgeClick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'licences' }));
    await userEvent.keyboard(' ');
    await expect(args.onBadgeClick).toHaveBeenCalledTimes(3);
    await expect(window.location.href).toBe(before);
    await expect(canvas.queryByRole('button', { name: /^Contacts/ })).toBeNull();
  },
};

const expandable = forms.map((group) => ({
  ...group,
  items: group.items.map((item) => (item.children ? { ...item, isExpandable: true } : item)),
}));

/** A badge leads to another place. */
function Led(props: SideNavigationProps) {
  const [currentId, setCurrentId] = useState('licences');
  return <SideNavigation {...props} currentId={currentId} onBadgeClick={() => setCurrentId('surplus')} />;
}

/** An entry that folds the places inside keeps their badge; it opens when one of them becomes the current one. */
export const Expandable: Story = {
  render: (args) => <Led {...args} />,
  args: { groups: expandable, labels: { badge: missing } },
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: 'Organization Forms' });
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Licences' })).toBeVisible();
    entry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Licences' })).toBeNull();
    await userEvent.tab();
    const badge = canvas.getByRole('button', { name: 'Organization Forms, 124 required fields missing' });
    await expect(badge).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Surplus lines' })).toHaveAttribute('aria-current', 'page');
  },
};

/** On the rail a badge is a count on its icon, and in its name. */
export const BadgesOnTheRail: Story = {
  args: { groups: forms, currentId: 'agency', labels: { badge: missing }, isRail: true },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('link', { name: 'Agency/Brokerage Authority, 3 required fields missing' }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Organization Forms, 124 required fields missing' }),
    );
    await expect(
      await screen.findByRole('menuitem', { name: 'Licences, 4 required fields missing' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Icons with their labels in tooltips; places inside a place are in its menu. */
export const Rail: Story = {
  args: { isRail: true, currentId: 'carriers' },
  play: async ({ canvas, userEvent, step }) => {
    await step('an icon has its label as name and tooltip', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Form templates' })).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Form templates');
    });

    await step('a menu holds the places inside', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Organizations' }));
      const items = await screen.findAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual([
        'Organizations',
        'Agencies/Brokerages',
        'Carriers',
        'MGAs',
      ]);
      const carriers = screen.getByRole('menuitem', { name: 'Carriers' });
      await expect(carriers).toHaveAttribute('aria-current', 'page');
      await expect(carriers).toHaveAttribute('href', '#/organization/browser/2');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Organizations' })).toHaveFocus());
    });
  },
};

function Foldable(props: SideNavigationProps) {
  const [isRail, setRail] = useState(false);
  return <SideNavigation {...props} isRail={isRail} onToggleRail={() => setRail(!isRail)} />;
}

export const FoldAndUnfold: Story = {
  render: (args) => <Foldable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(navigation.getBoundingClientRect().width).toBe(56);
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigation.getBoundingClientRect().width).toBe(216);
    await expect(canvas.getByRole('link', { name: 'Carriers' })).toBeVisible();
  },
};

/** The host's router draws the links. */
export const RouterLinks: Story = {
  args: {
    renderLink: (href, children, props) => (
      <a {...props} href={href} data-router>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('data-router');
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: 'Underwriting authority and referral configuration',
        items: [
          {
            id: 'dataSets',
            label: 'Catastrophe accumulation thresholds by territory and peril',
            href: '#/1',
            icon: <Database size={16} />,
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { groups: forms, currentId: 'agency', onBadgeClick: fn() },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Licences' }).getBoundingClientRect();
    const badge = canvas.getByRole('button', { name: 'Licences, 4 to do' }).getBoundingClientRect();
    await expect(badge.left - link.left).toBeLessThan(12);
  },
};

const hostile = '<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦'.repeat(250);

/** Markup is text, and a label of 10,000 characters takes its lines and no more width. */
export const HostileText: Story = {
  args: {
    groups: [
      { id: 'a', label: hostile, items: [{ id: 'b', label: hostile, href: '#/b', badge: 1_000_000 }] },
      ...groups,
    ],
    onBadgeClick: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    const navigation = canvas.getByRole('navigation');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(navigation.getBoundingClientRect().width).toBe(216);
    await expect(navigation.scrollWidth).toBeLessThanOrEqual(216);
  },
};

export const FoldsItself: Story = {
  args: { defaultIsRail: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(args.onToggleRail).toHaveBeenCalledWith(true);
    const unfold = await canvas.findByRole('button', { name: 'Expand navigation' });
    await waitFor(() => expect(unfold).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  },
};

export const Empty: Story = { args: { groups: [], currentId: null } };
