import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResponsiveNavigation } from './ResponsiveNavigation.tsx';

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

const meta = {
  title: 'Widgets/ResponsiveNavigation/Features',
  component: ResponsiveNavigation,
  tags: ['!autodocs'],
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
