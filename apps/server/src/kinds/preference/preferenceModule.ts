import type { Preference, PreferenceWrite } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { KindModule } from '../KindModule.ts';
import { keyedRows } from '../keyedRows.ts';
import { singletonModule } from '../singletonActions.ts';
import { preferenceDefinitions } from './preferenceDefinitions.ts';
import { type PreferenceDoc, preferenceKind } from './preferenceKind.ts';
import { readPreferences, toDoc } from './readPreferences.ts';

const preferenceRows = keyedRows({
  initial: { values: {} },
  rowsOf: viewPreferences,
  keyOf: ({ name }) => name,
  toDoc: (rows) => toDoc(new Map(rows.map(({ name, value }) => [name, value]))),
  pathOf: ({ shortDescription }) => [shortDescription],
  textOf: ({ value }) => value,
});

/** What an administrator sets for the whole studio. */
export const preferenceModule: KindModule<PreferenceDoc> = {
  ...singletonModule('MANAGE_BA_STUDIO_PREFERENCES'),
  kind: preferenceKind,
  ownerUri: '/DefaultPreference',
  plural: 'preferences',
  operations: {
    get: 'listStudioPreferences',
    update: 'updateStudioPreferences',
    versions: 'listStudioPreferenceVersions',
    version: 'getStudioPreferenceVersion',
  },
  singleton: {
    ...preferenceRows.singleton,
    // The contract was checked before.
    read: (body, services) => readPreferences(body as PreferenceWrite[], services),
  },
  view: ({ doc }) => viewPreferences(doc),
  changes: preferenceRows.changes,
  section: jsonSection('Default Preferences', 'preferences', preferenceKind),
};

/** The contract's form: every preference, by category and as declared. */
function viewPreferences({ values }: PreferenceDoc): Preference[] {
  return preferenceDefinitions.map((definition) => ({
    ...definition,
    value: values[definition.name] ?? definition.defaultValue,
  }));
}
