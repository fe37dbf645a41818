import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OtherTabsLine } from './OtherTabsLine.tsx';

const meta = {
  title: 'Screens/Editor safety/Other tabs',
  component: OtherTabsLine,
  args: { others: [{ hasUnsaved: false }, { hasUnsaved: true }] },
} satisfies Meta<typeof OtherTabsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another tab of this browser holds edits of the same object. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have unsaved changes to this in another tab.',
    );
  },
};

/** While it is only open there, there is nothing to say. */
export const OnlyOpen: Story = {
  args: { others: [{ hasUnsaved: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
