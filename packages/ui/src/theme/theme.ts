/** What a person chooses. `system` follows the operating system, also when that changes later. */
export type ThemePreference = 'light' | 'dark' | 'system';

const storageKey = 'studio.theme';
const darkQuery = '(prefers-color-scheme: dark)';
let stopFollowing: (() => void) | undefined;

function isPreference(value: string | null): value is ThemePreference {
  return value === 'light' || value === 'dark' || value === 'system';
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(preference: ThemePreference): void {
  try {
    localStorage.setItem(storageKey, preference);
  } catch {
    // Storage can be closed (private mode, policy): the choice then lasts as long as the page.
  }
}

function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
}

function followSystem(): () => void {
  const query = matchMedia(darkQuery);
  const update = () => show(query.matches ? 'dark' : 'light');
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
}

/** The stored preference of this browser; `system` when nothing was chosen or storage is closed. */
export function getTheme(): ThemePreference {
  const stored = read();
  return isPreference(stored) ? stored : 'system';
}

/**
 * Shows a theme and remembers it in this browser. Sets `data-theme` on the root element and nothing else, so no
 * component renders again. Call `setTheme(getTheme())` once at start.
 */
export function setTheme(preference: ThemePreference): void {
  stopFollowing?.();
  stopFollowing = undefined;
  if (preference === 'system') stopFollowing = followSystem();
  else show(preference);
  write(preference);
}
