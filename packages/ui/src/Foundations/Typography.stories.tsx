import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rows } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Typography', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'contents' }}>
          <dt>
            <code>--st-text-{size}</code>
          </dt>
          <dd style={{ fontSize: `var(--st-text-${size})`, lineHeight: `var(--st-leading-${size})` }}>
            Building Construction Class 0123456789
          </dd>
        </div>
      ))}
    </Rows>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('dd')].map((line) => {
      const { fontSize, lineHeight } = getComputedStyle(line);
      return `${Number.parseFloat(fontSize)}/${Number.parseFloat(lineHeight)}`;
    });
    await expect(shown).toEqual(['12/16', '14/20', '16/24', '20/28']);
  },
};

const weights = [
  ['regular', 'Text: comfortable at 14 pixels on both grounds'],
  ['medium', 'Labels, what can be pressed, the item that is chosen'],
  ['strong', 'Headings, names, heads of columns, counts that matter'],
] as const;

export const Weights: Story = {
  render: () => (
    <Rows>
      {weights.map(([weight, use]) => (
        <div key={weight} style={{ display: 'contents' }}>
          <dt>
            <code>--st-weight-{weight}</code>
          </dt>
          <dd style={{ fontWeight: `var(--st-weight-${weight})` }}>{use}</dd>
        </div>
      ))}
    </Rows>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('dd')].map((line) => getComputedStyle(line).fontWeight);
    await expect(shown).toEqual(['400', '550', '620']);
  },
};

export const Figures: Story = {
  render: () => (
    <Rows>
      <dt>In a column</dt>
      <dd style={{ fontVariantNumeric: 'tabular-nums' }}>
        1,111,111.11
        <br />
        8,888,888.88
      </dd>
      <dt>In a sentence</dt>
      <dd>1,111,111.11 and 8,888,888.88</dd>
      <dt>
        <code>--st-font-mono</code>
      </dt>
      <dd style={{ fontFamily: 'var(--st-font-mono)' }}>sum(field('propertyRating', 'premium')) * 1.025</dd>
    </Rows>
  ),
};
