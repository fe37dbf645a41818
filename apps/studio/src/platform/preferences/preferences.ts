import { proxy, useSnapshot } from 'valtio';

/** The console's preferences, with the server's defaults, which apply until they are changed. */
export const consolePreferences = {
  'console.dateFormat': 'MM/dd/yy hh:mma',
  'console.dayFormat': 'MM/DD/YYYY',
  'console.density': 'comfortable',
  'console.helpAddress': '/help/',
  'console.leaveUndoSeconds': 10,
  'console.progressOfferSeconds': 30,
  'console.showShortcuts': 'true',
  'console.startPage': 'dataSets',
  'console.supportAddress': '',
  'console.theme': 'system',
  'console.toastSeconds': 5,
  'console.tooltipDelayMilliseconds': 500,
  'editor.busyWaitSeconds': 120,
  'editor.draftCollectMilliseconds': 350,
  'editor.draftDays': 30,
  'editor.mostChoices': 5000,
  'editor.mostMerges': 5,
  'editor.mostRecipients': 500,
  'editor.mostTestAddresses': 10,
  'editor.tryItDelayMilliseconds': 300,
  'history.activityLines': 100,
  'history.changesAtOnce': 100,
  'history.versionsAtOnce': 50,
  'lists.defaultPageSize': 25,
  'lists.searchDelayMilliseconds': 200,
  'lists.slowSearchDelayMilliseconds': 750,
  'rates.warnOfOverlaps': 'true',
  'search.paletteDelayMilliseconds': 250,
  'search.paletteMostShown': 8,
  'session.presenceSeconds': 120,
  'session.refreshRetrySeconds': 15,
  'system.allowedFilesAndIconsTypes': 'png::jpg::jpeg::gif::svg::ico::pdf',
  'system.environmentLabel': '',
  'system.footerText': '',
  'system.signInNotice': '',
  'system.studioName': 'Studio',
  'uploads.areWorkbooksAttached': 'true',
  'uploads.allowedDocumentTypes': 'doc::docx::pdf::rtf::html',
  'uploads.largestDocumentMiB': 50,
  'uploads.largestFileMiB': 25,
  'uploads.largestImportMiB': 50,
} as const;

type Preferences = typeof consolePreferences;

/** The name of a preference that the console uses. */
export type ConsolePreference = keyof Preferences;

type ValueOf<Name extends ConsolePreference> = Preferences[Name] extends number ? number : string;

/** Where the browser keeps what was set, so that a page begins with it; `public/theme.js` reads it, too. */
const storageKey = 'studio.preferences';

const state = proxy<{ values: Readonly<Record<string, string>> }>({ values: readKept() });

/** The current value; the default while it is unchanged or not valid. */
export function preference<Name extends ConsolePreference>(name: Name): ValueOf<Name> {
  return valueIn(state.values, name);
}

/** The same for a component: it draws again when it is changed. */
export function usePreference<Name extends ConsolePreference>(name: Name): ValueOf<Name> {
  return valueIn(useSnapshot(state).values, name);
}

/**
 * Takes what the server says.
 * @returns whether anything is different: where nothing is, no component draws again
 */
export function takePreferences(values: Readonly<Record<string, string>>): boolean {
  const known = Object.entries(values).filter(([name]) => name in consolePreferences);
  const before = state.values;
  if (known.length === Object.keys(before).length && known.every(([name, value]) => before[name] === value))
    return false;
  state.values = Object.fromEntries(known);
  try {
    localStorage.setItem(storageKey, JSON.stringify(state.values));
  } catch {
    // The next page begins with the defaults.
  }
  return true;
}

function valueIn<Name extends ConsolePreference>(
  values: Readonly<Record<string, string>>,
  name: Name,
): ValueOf<Name> {
  const otherwise = consolePreferences[name];
  const text = values[name];
  if (text === undefined) return otherwise as ValueOf<Name>;
  const number = Number(text);
  if (typeof otherwise === 'number' && !Number.isFinite(number)) return otherwise as ValueOf<Name>;
  return (typeof otherwise === 'number' ? number : text) as ValueOf<Name>;
}

function readKept(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}
