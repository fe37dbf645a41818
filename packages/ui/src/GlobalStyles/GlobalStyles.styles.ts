import { css } from 'styled-components';
import { darkPalette, lightPalette, type Palette } from '../tokens/palettes.ts';

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--st-${name}: ${value};`)
    .join('\n');
}

/** Custom properties of the light theme. */
export const lightTheme = css`
  color-scheme: light;
  ${declarations(lightPalette)}
  --st-focus: ${lightPalette.accent};
  --st-overlay: rgb(15 23 32 / 45%);
  --st-shadow-popover: 0 4px 16px rgb(15 23 32 / 12%), 0 1px 3px rgb(15 23 32 / 10%);
  --st-shadow-modal: 0 16px 48px rgb(15 23 32 / 22%), 0 2px 8px rgb(15 23 32 / 10%);
`;

/** Custom properties of the dark theme. */
export const darkTheme = css`
  color-scheme: dark;
  ${declarations(darkPalette)}
  --st-focus: ${darkPalette.accent};
  --st-overlay: rgb(3 6 8 / 62%);
  --st-shadow-popover: 0 4px 16px rgb(0 0 0 / 48%), 0 1px 3px rgb(0 0 0 / 40%);
  --st-shadow-modal: 0 16px 48px rgb(0 0 0 / 60%), 0 2px 8px rgb(0 0 0 / 40%);
`;

/** Custom properties that both themes share: space, type, shape, layers, motion. */
export const scale = css`
  --st-space-1: 4px;
  --st-space-2: 8px;
  --st-space-3: 12px;
  --st-space-4: 16px;
  --st-space-5: 20px;
  --st-space-6: 24px;
  --st-space-7: 28px;
  --st-space-8: 32px;
  --st-space-9: 36px;
  --st-space-10: 40px;
  --st-space-11: 44px;
  --st-space-12: 48px;
  --st-font-sans: 'Inter Variable', 'Inter Fallback', system-ui, sans-serif;
  --st-font-mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace;
  --st-text-sm: 0.75rem;
  --st-text-md: 0.875rem;
  --st-text-lg: 1rem;
  --st-text-xl: 1.25rem;
  --st-weight-regular: 400;
  --st-weight-medium: 550;
  --st-weight-strong: 620;
  --st-leading-sm: 1rem;
  --st-leading-md: 1.25rem;
  --st-leading-lg: 1.5rem;
  --st-leading-xl: 1.75rem;
  --st-radius-control: 7px;
  --st-radius-card: 10px;
  --st-radius-modal: 12px;
  --st-row-height: 36px;
  --st-control-height: 32px;
  --st-motion-fast: 80ms;
  --st-motion-base: 140ms;
  --st-motion-loop: running;
  --st-z-header: 100;
  --st-z-drawer: 200;
  --st-z-dialog: 300;
  --st-z-popover: 400;
  --st-z-notification: 500;
`;

/** What replaces the motion tokens for people who asked for less of it. */
export const stillness = css`
  --st-motion-fast: 0ms;
  --st-motion-base: 0ms;
  --st-motion-loop: paused;
`;
