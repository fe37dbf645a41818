import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'insert',
        title: 'Insert Component',
        content: 'Text input, check box, drop down, date calendar.',
      },
      { id: 'settings', title: 'Component Settings', content: 'Select a field to edit.' },
      { id: 'rules', title: 'Field Rules', content: 'No rules refer to this field.' },
    ],
    onOpenIdsChange: fn(),
  },
  argTypes: { items: { control: false } },
  parameters: {
    frame: { maxWidth: 480 },
    guide: {
      use: [
        'Several sections of a page of which one or a few are needed at a time.',
        'The headings alone tell what is in each.',
      ],
      avoid: [
        'All of it is read by everyone: plain headings.',
        'Equal views of one thing, one of which is always shown: `Tabs`.',
        'Places of the application: `NavigationTree`.',
      ],
      pattern: 'Accordion',
      keys: {
        'Enter, Space': 'opens or closes the section',
        'ArrowDown, ArrowUp': 'goes to the next or the previous header, round at the ends',
        'Home, End': 'goes to the first or the last header',
      },
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const insert = canvas.getByRole('button', { name: 'Insert Component' });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.click(insert);
    await expect(args.onOpenIdsChange).toHaveBeenLastCalledWith(['insert']);
    await expect(canvas.getByRole('region', { name: 'Insert Component' })).toHaveTextContent('Text input');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Component Settings' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Component Settings' })).toBeVisible();
    await expect(insert).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(insert).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(insert).toHaveFocus();
  },
};

export const Playground: Story = { args: { selectionMode: 'multiple', defaultOpenIds: ['insert'] } };
