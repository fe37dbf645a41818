import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Components/TabBar',
  component: TabBar,
  args: {
    label: 'Building Construction Class',
    activeId: 'dataItems',
    tabs: [
      { id: 'dataItems', label: 'Data Items', href: '#dataItems' },
      { id: 'dynamicCriteria', label: 'Dynamic Criteria', href: '#dynamicCriteria' },
    ],
  },
  parameters: {
    guide: {
      use: [
        'Places of one level, each with an address: the parts of an editor, the kinds of a list.',
        '`activeId` is where the address says one is: the bar holds nothing itself.',
      ],
      avoid: ['Panels without an address: `Tabs`.', 'More places than fit in a row: a side navigation.'],
      pattern: 'none: a navigation of links',
      keys: { Tab: 'goes from place to place', Enter: 'follows the link' },
    },
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Building Construction Class' })).toBeVisible();
    const current = canvas.getByRole('link', { name: 'Data Items' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(current).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dynamic Criteria' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { activeId: 'dynamicCriteria' } };
