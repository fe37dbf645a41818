import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { groups } from './fixtures/groups.tsx';
import { SideNavigation } from './SideNavigation.tsx';

const meta = {
  title: 'Widgets/SideNavigation',
  component: SideNavigation,
  parameters: {
    layout: 'fullscreen',
    frame: { display: 'flex', height: '100vh' },
    guide: {
      use: [
        'The places of a console, in titled groups; folded to icons where room is dear.',
        '`ResponsiveNavigation` where windows under 1024 pixels have to show it in a drawer.',
      ],
      avoid: ['Places inside one object: `TabBar`.', 'A deep tree: `NavigationTree`.'],
      pattern: 'none: a navigation of links',
      keys: {
        Tab: 'goes from place to place, and to badges that are buttons',
        Enter:
          'follows the link; opens and folds the places inside an entry that is expandable; on the rail, opens the places inside',
      },
    },
  },
  args: {
    currentId: 'dataSets',
    groups,
    onToggleRail: fn(),
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const current = canvas.getByRole('link', { name: 'Data sets' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'E-mail 2 to do' })).toBeVisible();
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
