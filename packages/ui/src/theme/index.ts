export { getTheme, setTheme, type ThemeOptions, type ThemePreference } from './theme.ts';
