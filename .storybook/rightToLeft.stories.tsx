import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findLeftToRight } from './rightToLeft.ts';

/** A test of how stories from right to left are tested; nothing to look at, so the sidebar leaves it out. */
const meta = {
  title: 'Tests/Right to left',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div dir="rtl">
      <p data-part="follows">
        <span data-part="inner" style={{ direction: 'ltr' }}>
          An inner part may have its own direction, as code has
        </span>
      </p>
      <p data-part="says-so" dir="ltr">
        So may one that says it
      </p>
      <p data-part="does-not" style={{ direction: 'ltr' }}>
        This one may not
      </p>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindsWhatDoesNotFollow: Story = {
  play: async ({ canvasElement }) => {
    const found = findLeftToRight(canvasElement).map((part) => part.getAttribute('data-part'));
    await expect(found).toEqual(['does-not']);
  },
};
