import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlobalStyles } from './GlobalStyles.tsx';

const meta = {
  title: 'Components/GlobalStyles',
  component: GlobalStyles,
  parameters: {
    guide: {
      use: [
        'Render it once, at the root of the application: it brings the tokens, the reset and the base type.',
        'Import `@studio/ui/fonts.css` once beside it, for the font itself.',
      ],
      avoid: ['Inside a component, or twice.', 'For styles of your own: put them on your components.'],
      pattern: 'none: a style sheet',
      keys: {},
    },
  },
} satisfies Meta<typeof GlobalStyles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <article style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      <h2>Headings take the size around them</h2>
      <p>
        Text stands in 14 on 20 pixels; <code>code</code> in the monospaced font.
      </p>
      <a href="#focus">The focus ring is the same everywhere</a>
    </article>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--st-control-height')).toBe(
      '32px',
    );
    await expect(getComputedStyle(canvas.getByText(/^Text stands/)).fontSize).toBe('14px');
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid');
  },
};
