import { darkPalette, lightPalette, type Palette } from '../tokens/palettes.ts';

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--st-${name}: ${value};`)
    .join('\n');
}

/** Custom properties of the light theme. */
const lightTheme = `
  color-scheme: light;
  ${declarations(lightPalette)}
  --st-focus: ${lightPalette.accent};
  --st-overlay: rgb(15 23 32 / 45%);
  --st-shadow-popover: 0 4px 16px rgb(15 23 32 / 12%), 0 1px 3px rgb(15 23 32 / 10%);
  --st-shadow-modal: 0 16px 48px rgb(15 23 32 / 22%), 0 2px 8px rgb(15 23 32 / 10%);
`;

/** Custom properties of the dark theme. */
const darkTheme = `
  color-scheme: dark;
  ${declarations(darkPalette)}
  --st-focus: ${darkPalette.accent};
  --st-overlay: rgb(3 6 8 / 62%);
  --st-shadow-popover: 0 4px 16px rgb(0 0 0 / 48%), 0 1px 3px rgb(0 0 0 / 40%);
  --st-shadow-modal: 0 16px 48px rgb(0 0 0 / 60%), 0 2px 8px rgb(0 0 0 / 40%);
`;

/** Custom properties that both themes share: space, type, shape, layers, motion. */
const scale = `
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
const stillness = `
  --st-motion-fast: 0ms;
  --st-motion-base: 0ms;
  --st-motion-loop: paused;
`;

/** The tokens of both themes, for the page and for any element with a theme of its own. Until a theme is set, that of the operating system shows. */
export const tokenSheet = `:root {
  ${scale}
}

:root,
[data-theme='light'] {
  ${lightTheme}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
    ${darkTheme}
  }
}

[data-theme='dark'] {
  ${darkTheme}
}

@media (prefers-reduced-motion: reduce) {
  :root {
    ${stillness}
  }
}

:root[data-motion='reduced'] {
  ${stillness}
}`;

/** Reset and base type of the page. */
export const resetSheet = `*,
*::before,
*::after {
  box-sizing: border-box;
}

body,
h1,
h2,
h3,
h4,
p,
ul,
ol,
dl,
dd,
figure {
  margin: 0;
}

ul,
ol {
  padding: 0;
  list-style: none;
}

body {
  background: var(--st-canvas);
  color: var(--st-text);
  font-family: var(--st-font-sans);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  -webkit-font-smoothing: antialiased;
  -moz-text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

button,
input,
textarea,
select {
  font: inherit;
  letter-spacing: inherit;
}

h1,
h2,
h3,
h4 {
  font-size: inherit;
  line-height: inherit;
  font-weight: var(--st-weight-strong);
}

code,
kbd,
pre {
  font-family: var(--st-font-mono);
  font-size: 0.8125rem;
  line-height: 1.3125rem;
}

::selection {
  background: color-mix(in srgb, var(--st-accent) 28%, transparent);
}

:where(:focus-visible) {
  outline: 2px solid var(--st-focus);
  outline-offset: 2px;
}`;
