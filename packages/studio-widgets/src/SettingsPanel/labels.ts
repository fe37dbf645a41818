import type { SettingFault } from './types.ts';

/** Every text of the panel, except those of the settings themselves. */
export interface SettingsPanelLabels {
  /** Accessible name of the panel. */
  readonly title: string;
  /** Names of groups, in the order in which they are shown; a group without one is shown behind them under its own. */
  readonly groups: Readonly<Record<string, string>>;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly noMatches: (search: string) => string;
  readonly found: (count: number) => string;
  readonly noSettings: string;
  readonly loading: string;
  readonly loadingOptions: string;
  /** What did not work, when the error has no title. */
  readonly loadFailed: string;
  readonly retry: string;
  readonly faults: { readonly [Fault in SettingFault]: string };
  /** On the header of a group, how many of its settings are at fault. */
  readonly faultCount: (count: number) => string;
  /** On the header of a closed group, of a setting that is off, or empty, and by default is not. */
  readonly off: (label: string) => string;
  readonly none: (label: string) => string;
  /** Why a setting is locked while its form is in production. */
  readonly lockedInProduction: string;
  /** On a button whose setting is empty. */
  readonly emptyButton: string;
  readonly choose: string;
  /** The text of a dropdown for a new value. */
  readonly createOption: (text: string) => string;
  /** Why the choices of a setting could not be loaded; `reason` may be empty. */
  readonly optionsFailed: (dataSetName: string, reason: string) => string;
  /** Why a value is refused: it has the text in it that parts values. */
  readonly delimiterRefused: (value: string, delimiter: string) => string;
  /** Of a setting of columns; `place` counts from 1. */
  readonly columns: {
    readonly name: (place: number) => string;
    readonly width: (place: number) => string;
    readonly moveUp: (place: number) => string;
    readonly remove: (place: number) => string;
    readonly add: string;
  };
  /** Text when other settings were reset, by an edit or by a data set that arrived. */
  readonly reset: (labels: readonly string[]) => string;
}

/** The English texts. */
export const defaultLabels: SettingsPanelLabels = {
  title: 'Component Settings',
  groups: {
    core: 'Core',
    display: 'Display',
    visibility: 'Visibility',
    editability: 'Editability',
    required: 'Required',
    validation: 'Validation',
    value: 'Value',
    componentSpecific: 'Component Specific',
  },
  search: 'Search settings',
  searchPlaceholder: 'Search settings',
  noMatches: (search) => `No setting is called “${search}”`,
  found: (count) => (count === 1 ? '1 setting' : `${count} settings`),
  noSettings: 'This component has no settings',
  loading: 'Loading settings',
  loadingOptions: 'Loading options',
  loadFailed: 'The settings could not be loaded',
  retry: 'Retry',
  faults: {
    'not-among-options': 'This value is no longer among the options',
    'not-a-number': 'Enter a number',
  },
  faultCount: (count) => (count === 1 ? '1 error' : `${count} errors`),
  off: (label) => `${label}: off`,
  none: (label) => `${label}: none`,
  lockedInProduction: 'Locked: the form is in production',
  emptyButton: 'Edit',
  choose: 'Select a value',
  createOption: (text) => `Use “${text}”`,
  optionsFailed: (dataSetName, reason) =>
    `The values of data set ${dataSetName} could not be loaded${reason === '' ? '.' : `: ${reason}`}`,
  delimiterRefused: (value, delimiter) =>
    `“${value}” cannot be used: “${delimiter}” parts values and cannot be in one`,
  columns: {
    name: (place) => `Column ${place}`,
    width: (place) => `Width of column ${place}`,
    moveUp: (place) => `Move column ${place} up`,
    remove: (place) => `Remove column ${place}`,
    add: 'Add Column',
  },
  reset: (labels) => `Reset to its default: ${labels.join(', ')}`,
};
