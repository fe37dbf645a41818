import type { ComponentPropsWithRef } from 'react';
import { ScopeRoot } from './ThemeScope.styles.ts';
import { ThemeScopeContext } from './ThemeScopeContext.ts';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** The theme of everything inside, whatever that of the page is. */
  theme: 'light' | 'dark';
}

/**
 * A part of the page with a theme of its own: ground, text and type, and every layer that is opened from inside, wherever in
 * the document it is drawn. Scopes can be beside and inside each other. The tokens have to be there: `GlobalStyles`
 * or `@studio/ui/tokens.css`.
 */
export function ThemeScope({ theme, children, ...rest }: ThemeScopeProps) {
  return (
    <ThemeScopeContext value={theme}>
      <ScopeRoot data-part="theme-scope" {...rest} data-theme={theme}>
        {children}
      </ScopeRoot>
    </ThemeScopeContext>
  );
}
