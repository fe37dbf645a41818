import { create } from 'storybook/theming/create';
// Not the package's root: Storybook's own surfaces run with the React that it brings, in which the components do not.
import { darkPalette, lightPalette, type Palette } from '../packages/ui/src/tokens/palettes.ts';

function themeOf(base: 'light' | 'dark', palette: Palette) {
  return create({
    base,
    brandTitle: 'Studio design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Inter Variable", system-ui, sans-serif',
    colorPrimary: palette.accent,
    colorSecondary: palette.accent,
    appBg: palette.canvas,
    appContentBg: palette.surface,
    appPreviewBg: palette.canvas,
    appBorderColor: palette.line,
    appBorderRadius: 8,
    textColor: palette.text,
    textInverseColor: palette['on-inverse'],
    textMutedColor: palette['text-muted'],
    barBg: palette.surface,
    barTextColor: palette['text-muted'],
    barHoverColor: palette.accent,
    barSelectedColor: palette.accent,
    buttonBg: palette.surface,
    buttonBorder: palette['line-strong'],
    booleanBg: palette.sunken,
    booleanSelectedBg: palette.surface,
    inputBg: palette.surface,
    inputBorder: palette['line-control'],
    inputTextColor: palette.text,
    inputBorderRadius: 6,
  });
}

/** Storybook's own surfaces in the colours of the design system. */
export const houseThemes = {
  light: themeOf('light', lightPalette),
  dark: themeOf('dark', darkPalette),
} as const;

/** A theme of the toolbar. */
export type ThemeName = keyof typeof houseThemes;

/** The theme that the toolbar has chosen, of Storybook's globals; light where it has chosen none. */
export function themeNameOf(globals: Readonly<Record<string, unknown>> | undefined): ThemeName {
  return globals?.['theme'] === 'dark' ? 'dark' : 'light';
}
