import { getTheme, setTheme } from '@studio/ui';
import { setTooltipDelay } from '@studio/ui/internal';
import { preference } from './preferences.ts';

const storage = () => localStorage;

/** Does what follows at once from what is set, and is not read when it matters: the theme, and the pause before a tooltip. */
export function obeyPreferences(): void {
  setTooltipDelay(preference('console.tooltipDelayMilliseconds'));
  showTheme();
}

/** Shows the theme that the user has chosen in this browser, otherwise that of the preferences. */
function showTheme(): void {
  const wanted = preference('console.theme');
  const usual = wanted === 'light' || wanted === 'dark' ? wanted : 'system';
  setTheme(hasChosen() ? getTheme({ storage }) : usual);
}

/** `setTheme` of @studio/ui keeps what was chosen under this key. */
function hasChosen(): boolean {
  try {
    return storage().getItem('studio.theme') !== null;
  } catch {
    return false;
  }
}
