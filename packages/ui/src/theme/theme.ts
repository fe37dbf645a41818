/** What a person chooses. `system` follows the operating system, also when that changes later. */
export type ThemePreference = 'light' | 'dark' | 'system';

export interface ThemeOptions {
  /**
   * Where the choice is kept, such as `() => localStorage`. A function, since browsers can refuse access to a storage at all: the
   * choice then lasts as long as the page.
   * @default nowhere
   */
  storage?: (() => Pick<Storage, 'getItem' | 'setItem'>) | undefined;
}

const storageKey = 'studio.theme';
const darkQuery = '(prefers-color-scheme: dark)';
let stopFollowing: (() => void) | undefined;
let current: ThemePreference = 'system';

function isPreference(value: string | null | undefined): value is ThemePreference {
  return value === 'light' || value === 'dark' || value === 'system';
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

/** The stored preference; without `storage`, or when nothing is stored, the one set last on this page; `system` at first. */
export function getTheme({ storage }: ThemeOptions = {}): ThemePreference {
  try {
    const stored = storage?.().getItem(storageKey);
    return isPreference(stored) ? stored : current;
  } catch {
    return current;
  }
}

/**
 * Shows a theme, and stores the preference where `storage` says, if it does. Sets `data-theme` on the root element and nothing
 * else, so no component renders again. Call `setTheme(getTheme({ storage }))` at start, without `storage`, and with it when
 * a person has chosen.
 */
export function setTheme(preference: ThemePreference, { storage }: ThemeOptions = {}): void {
  stopFollowing?.();
  stopFollowing = undefined;
  current = preference;
  if (preference === 'system') stopFollowing = followSystem();
  else show(preference);
  try {
    storage?.().setItem(storageKey, preference);
  } catch {
    // Storage can be closed (private mode, policy): the choice then lasts as long as the page.
  }
}
