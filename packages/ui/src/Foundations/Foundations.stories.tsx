import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { contrast } from '../tokens/contrast.ts';
import { darkPalette, lightPalette, type Palette } from '../tokens/palettes.ts';
import {
  Bar,
  Rows,
  Shape,
  Sheet,
  SheetTitle,
  Swatch,
  SwatchColour,
  Swatches,
  SwatchName,
  SwatchNote,
} from './Foundations.styles.ts';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups: [title: string, names: (keyof Palette)[]][] = [
  ['Ground', ['canvas', 'surface', 'sunken', 'hover', 'selection']],
  ['Lines: between things, around things, around controls', ['line', 'line-strong', 'line-control']],
  ['Text in three strengths; faint for placeholders only', ['text', 'text-muted', 'text-faint']],
  ['Accent: what is active or primary', ['accent', 'accent-hover', 'on-accent', 'accent-soft']],
  ['States', ['good', 'good-soft', 'warning', 'warning-soft', 'bad', 'bad-soft', 'on-bad']],
  [
    'Inverse: tooltips, notifications, bulk bar',
    ['inverse', 'on-inverse', 'on-inverse-muted', 'inverse-line'],
  ],
];

const inks = new Set<keyof Palette>([
  'line-control',
  'text',
  'text-muted',
  'text-faint',
  'accent',
  'accent-hover',
  'good',
  'warning',
  'bad',
]);

function swatchStyle(name: string): CSSProperties & Record<'--swatch', string> {
  return { '--swatch': `var(--st-${name})` };
}

export const Colours: Story = {
  render: (_, { globals }) => {
    const palette = globals['theme'] === 'dark' ? darkPalette : lightPalette;
    return (
      <Sheet>
        {groups.map(([title, names]) => (
          <section key={title}>
            <SheetTitle>{title}</SheetTitle>
            <Swatches>
              {names.map((name) => (
                <Swatch key={name}>
                  <SwatchColour style={swatchStyle(name)} />
                  <SwatchName>--st-{name}</SwatchName>
                  <SwatchNote>
                    {palette[name]}
                    {inks.has(name) && ` · ${contrast(palette[name], palette.surface).toFixed(1)} : 1`}
                  </SwatchNote>
                </Swatch>
              ))}
            </Swatches>
          </section>
        ))}
      </Sheet>
    );
  },
  play: async ({ canvas, globals }) => {
    const palette = globals['theme'] === 'dark' ? darkPalette : lightPalette;
    await expect(canvas.getByText('--st-accent')).toBeVisible();
    const shown = getComputedStyle(document.documentElement).getPropertyValue('--st-accent').trim();
    await expect(shown).toBe(palette.accent);
  },
};

const typeSizes = ['sm', 'md', 'lg', 'xl'] as const;

export const Type: Story = {
  render: () => (
    <Rows>
      {typeSizes.map((size) => (
        <div key={size} style={{ display: 'contents' }}>
          <dt>
            <code>--st-text-{size}</code>
          </dt>
          <dd style={{ fontSize: `var(--st-text-${size})`, lineHeight: `var(--st-leading-${size})` }}>
            Building Construction Class 0123456789
          </dd>
        </div>
      ))}
      <dt>
        <code>--st-font-mono</code>
      </dt>
      <dd>
        <code>sum(field('propertyRating', 'buildingPremium')) * 1.025</code>
      </dd>
    </Rows>
  ),
};

const steps = Array.from({ length: 12 }, (_, index) => index + 1);

export const Space: Story = {
  render: () => (
    <Rows>
      {steps.map((step) => (
        <div key={step} style={{ display: 'contents' }}>
          <dt>
            <code>--st-space-{step}</code>
          </dt>
          <dd>
            <Bar style={{ width: `var(--st-space-${step})` }} />
          </dd>
        </div>
      ))}
    </Rows>
  ),
};

export const ShapeAndDepth: Story = {
  render: () => (
    <Rows>
      {['control', 'card', 'modal'].map((radius) => (
        <div key={radius} style={{ display: 'contents' }}>
          <dt>
            <code>--st-radius-{radius}</code>
          </dt>
          <dd>
            <Shape style={{ borderRadius: `var(--st-radius-${radius})` }} />
          </dd>
        </div>
      ))}
      {['popover', 'modal'].map((shadow) => (
        <div key={shadow} style={{ display: 'contents' }}>
          <dt>
            <code>--st-shadow-{shadow}</code>
          </dt>
          <dd>
            <Shape style={{ borderRadius: 10, boxShadow: `var(--st-shadow-${shadow})` }} />
          </dd>
        </div>
      ))}
    </Rows>
  ),
};
