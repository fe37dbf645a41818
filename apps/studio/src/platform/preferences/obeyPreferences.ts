import { getTheme, setTheme } from '@studio/ui';
import { setTooltipDelay } from '@studio/ui/internal';
import { setDateTimePattern } from '@studio/widgets';
import { preference } from './preferences.ts';

const storage = () => localStorage;

/** Does what follows at once from what is set, and is not read when it matters: the theme, the pause before a tooltip, and how times are written. */
export function obeyPreferences(): void {
  setTooltipDelay(preference('console.tooltipDelayMilliseconds'));
  setDateTimePattern(dateTimePattern());
  showTheme();
}

function dateTimePattern() {
  const wanted = preference('console.dateFormat');
  return wanted === 'dd/MM/yy HH:mm' || wanted === 'yyyy-MM-dd HH:mm' ? wanted : null;
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
