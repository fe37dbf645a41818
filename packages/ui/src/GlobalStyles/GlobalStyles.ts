import { createGlobalStyle } from 'styled-components';
import { darkTheme, lightTheme, scale, stillness } from './GlobalStyles.styles.ts';

/**
 * Tokens, reset and base type. Render it once, at the root. Until `setTheme` ran, the theme of the operating system
 * shows. The font itself comes from `@studio/ui/fonts.css`, to be imported once by the application.
 */
export const GlobalStyles = createGlobalStyle`
  :root {
    ${scale}
    ${lightTheme}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${darkTheme}
    }
  }

  :root[data-theme='dark'] {
    ${darkTheme}
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      ${stillness}
    }
  }

  :root[data-motion='reduced'] {
    ${stillness}
  }

  *,
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
  }
`;
