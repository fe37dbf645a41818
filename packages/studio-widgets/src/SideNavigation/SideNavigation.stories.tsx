import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@studio/ui';
import Building from 'lucide-react/icons/building-2';
import Database from 'lucide-react/icons/database';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Settings from 'lucide-react/icons/settings-2';
import Shield from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';

const meta = {
  title: 'Widgets/SideNavigation',
  component: SideNavigation,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['The places of a console, in titled groups; folded to icons where room is dear.'],
      avoid: ['Places inside one object: `TabBar`.', 'A deep tree: `NavigationTree`.'],
      pattern: 'none: a navigation of links',
      keys: {
        Tab: 'goes from place to place',
        Enter: 'follows the link; on the rail, opens the places inside',
      },
    },
  },
  args: {
    currentId: 'dataSets',
    groups: [
      {
        id: 'content',
        label: 'Content',
        items: [
          {
            id: 'templates',
            label: 'Form templates',
            href: '#/template/browser',
            icon: <FileText size={16} />,
          },
          { id: 'dataSets', label: 'Data sets', href: '#/dataSet/browser', icon: <Database size={16} /> },
        ],
      },
      {
        id: 'people',
        label: 'People',
        items: [
          {
            id: 'organizations',
            label: 'Organizations',
            href: '#/organization/browser/1',
            icon: <Building size={16} />,
            children: [
              { id: 'agencies', label: 'Agencies/Brokerages', href: '#/organization/browser/1' },
              { id: 'carriers', label: 'Carriers', href: '#/organization/browser/2' },
              { id: 'mgas', label: 'MGAs', href: '#/organization/browser/3' },
            ],
          },
          { id: 'permissions', label: 'Permissions', href: '#/permissions/1', icon: <Shield size={16} /> },
        ],
      },
      {
        id: 'messages',
        label: 'Messages',
        items: [
          {
            id: 'email',
            label: 'E-mail',
            href: '#/notification/email/browser',
            icon: <Mail size={16} />,
            badge: <Badge tone="accent">2</Badge>,
          },
        ],
      },
      {
        id: 'system',
        items: [
          {
            id: 'preferences',
            label: 'General preferences',
            href: '#/preferences',
            icon: <Settings size={16} />,
          },
        ],
      },
    ],
    onToggleRail: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const current = canvas.getByRole('link', { name: 'Data sets' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(navigation.querySelectorAll('[aria-current]')).toHaveLength(1);
    const people = canvas.getByRole('list', { name: 'People' });
    await expect(within(people).getByRole('link', { name: 'Carriers' })).toHaveAttribute(
      'href',
      '#/organization/browser/2',
    );
    const fold = canvas.getByRole('button', { name: 'Collapse navigation' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    await expect(args.onToggleRail).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { currentId: 'carriers' } };

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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

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
