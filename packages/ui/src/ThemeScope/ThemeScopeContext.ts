import { createContext, use } from 'react';

/** The theme of the scope around; undefined on the page itself, whose root element has the theme. */
export const ThemeScopeContext = createContext<'light' | 'dark' | undefined>(undefined);

/** The theme that a layer outside the tree's elements, in a portal, has to say itself. */
export function useThemeScope(): 'light' | 'dark' | undefined {
  return use(ThemeScopeContext);
}
