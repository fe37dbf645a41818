export { getTheme, setTheme, type ThemePreference } from './theme.ts';
