import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { contrast } from '../tokens/contrast.ts';
import { darkPalette, lightPalette, type Palette } from '../tokens/palettes.ts';
import {
  Layer,
  Rows,
  Shape,
  Sheet,
  SheetTitle,
  Stack,
  Swatch,
  SwatchColour,
  Swatches,
  SwatchName,
  SwatchNote,
} from './Foundations.styles.ts';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!dev', '!autodocs'],
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
    'Inverse: tooltips, notifications, bulk header',
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

/** The story above prints values that it takes from the palette; here they are the dark ones. */
export const ColoursInDark: Story = { ...Colours, globals: { theme: 'dark' } };

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

const layers = ['header', 'drawer', 'dialog', 'popover', 'notification'];

export const Layers: Story = {
  render: () => (
    <Stack>
      {layers.map((layer, index) => (
        <Layer
          key={layer}
          style={{
            zIndex: `var(--st-z-${layer})`,
            marginInlineStart: 32 * index,
            marginBlockStart: index && -12,
          }}
        >
          <code>--st-z-{layer}</code>
        </Layer>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const places = layers.map((layer) => {
      const box = canvas.getByText(`--st-z-${layer}`).parentElement;
      return box === null ? Number.NaN : Number(getComputedStyle(box).zIndex);
    });
    await expect(places).toEqual([100, 200, 300, 400, 500]);
  },
};
