import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusLabel } from './StatusLabel.tsx';

const meta = {
  title: 'Components/StatusLabel',
  component: StatusLabel,
  args: { children: 'Active', tone: 'good' },
  argTypes: { icon: { control: false } },
  parameters: {
    guide: {
      use: [
        'The state of a thing in a row, a header or a list of facts.',
        'The word alone has to be enough.',
      ],
      avoid: [
        'What kind of thing it is, or a tag: `Badge`.',
        'Work that is under way: `Spinner` or `LoadingBar`.',
        'Something that just happened: `Toast`.',
      ],
      pattern: 'none: text',
      keys: {},
    },
  },
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: 'warning', children: 'Draft', note: 'since 11/18/26' } };
