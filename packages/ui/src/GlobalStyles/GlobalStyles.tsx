import { createGlobalStyle } from 'styled-components';
import { resetSheet, tokenSheet } from './GlobalStyles.styles.ts';

const Tokens = createGlobalStyle`${tokenSheet}`;
const Reset = createGlobalStyle`${resetSheet}`;

export interface GlobalStylesProps {
  /**
   * Whether the page gets Studio's reset and base type, too. An application with a reset of its own leaves it out.
   * @default true
   */
  hasReset?: boolean | undefined;
}

/**
 * Tokens, reset and base type. Render it once, at the root; or link `@studio/ui/tokens.css` and, if it is wanted,
 * `@studio/ui/reset.css`. Until `setTheme` ran, the theme of the operating system shows. The font itself comes from
 * `@studio/ui/fonts.css`, to be imported once by the application.
 */
export function GlobalStyles({ hasReset = true }: GlobalStylesProps) {
  return (
    <>
      <Tokens />
      {hasReset && <Reset />}
    </>
  );
}
