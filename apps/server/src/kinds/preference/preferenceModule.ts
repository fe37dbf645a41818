import type { FieldChange, Preference, PreferenceWrite } from '@studio/api';
import { exactChange } from '../../audit/diff/fieldChange.ts';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { KindModule } from '../KindModule.ts';
import { mergeKeyed } from '../mergeKeyed.ts';
import { singletonModule } from '../singletonActions.ts';
import { preferenceDefinitions } from './preferenceDefinitions.ts';
import { type PreferenceDoc, preferenceKind } from './preferenceKind.ts';
import { readPreferences, toDoc } from './readPreferences.ts';

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
    initial: { values: {} },
    // The contract was checked before.
    read: (body, services) => readPreferences(body as PreferenceWrite[], services),
    merge: (base, mine, theirs) => {
      const { entries, conflicts } = mergeKeyed(valuesOf(base), valuesOf(mine), valuesOf(theirs));
      return conflicts.length > 0 ? null : toDoc(entries);
    },
  },
  view: ({ doc }) => viewPreferences(doc),
  changes: preferenceChanges,
  section: jsonSection('Default Preferences', 'preferences', preferenceKind),
};

function valuesOf({ values }: PreferenceDoc): ReadonlyMap<string, string> {
  return new Map(Object.entries(values));
}

/** The contract's form: every preference, by category and as declared. */
function viewPreferences({ values }: PreferenceDoc): Preference[] {
  return preferenceDefinitions.map((definition) => ({
    ...definition,
    value: values[definition.name] ?? definition.defaultValue,
  }));
}

function preferenceChanges(before: PreferenceDoc | null, after: PreferenceDoc | null): FieldChange[] {
  return preferenceDefinitions.flatMap(({ name, shortDescription, defaultValue }) =>
    exactChange(
      [shortDescription],
      before?.values[name] ?? defaultValue,
      after?.values[name] ?? defaultValue,
    ),
  );
}
