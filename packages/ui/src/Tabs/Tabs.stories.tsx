import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Section',
    onActiveIdChange: fn(),
    tabs: [
      { id: 'properties', label: 'Properties', content: 'Name, description and order of the section.' },
      { id: 'rule', label: 'Rule', content: 'When the section shows.', badge: 2 },
      { id: 'history', label: 'History', content: 'Who changed it.', isDisabled: true },
    ],
  },
  parameters: {
    guide: {
      use: ['A few panels that share one place of the page and are read one at a time.'],
      avoid: [
        'Each part has an address: `TabBar`.',
        'Several parts are compared: `Accordion`, or all of them below each other.',
      ],
      pattern: 'Tabs',
      keys: {
        ArrowRight: 'the next tab, round at the end',
        ArrowLeft: 'the previous tab',
        Home: 'the first tab',
        End: 'the last tab',
        Tab: 'goes into the panel',
      },
    },
  },
  argTypes: { tabs: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Rule/ }));
    await expect(args.onActiveIdChange).toHaveBeenLastCalledWith('rule');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('When the section shows.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Properties' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Name, description');
  },
};

export const Playground: Story = { args: { defaultActiveId: 'rule' } };
