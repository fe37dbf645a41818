import type { Preference } from '@studio/api';
import { loneId } from '../../../kernel/kind/loneKind.ts';
import { loneObject } from '../../../kernel/kind/loneObject.ts';
import { loneScreen } from '../../../kernel/kind/loneScreen.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { makeObjectTexts } from '../../../kernel/object/ObjectTexts.ts';
import { definePlainEditor } from '../../../kernel/object/plain/definePlainEditor.ts';
import { plainParts } from '../../../kernel/object/plain/usePlainParts.tsx';
import { once } from '../../../platform/i18n/once.ts';
import { preferences } from '../early.ts';
import { preferenceText } from '../preferences.messages.ts';
import {
  type PreferenceDoc,
  type PreferenceDraft,
  type PreferenceWrite,
  toPreferenceBody,
  toPreferenceDraft,
} from './preferenceDraft.ts';
import { learnPreferences, preferenceList } from './preferenceList.tsx';

const texts = once(() =>
  makeObjectTexts(
    { noun: preferenceText('one'), nouns: preferenceText('many') },
    {
      saving: preferenceText('saving'),
      saved: preferenceText('saved'),
      discardTitle: preferenceText('discard.title'),
      discarded: preferenceText('discard.done'),
      invalidOnLeave: preferenceText('invalidOnLeave'),
    },
  ),
);

const calls = loneObject<Preference, readonly PreferenceWrite[]>(preferences, {
  write: '/rest/DefaultPreference/studio',
});

/** The editor of the preferences. */
export const preferenceEditor = definePlainEditor<PreferenceDoc, PreferenceDraft, readonly PreferenceWrite[]>(
  {
    kind: preferences.kind,
    schemaVersion: 1,
    object: calls,
    texts,
    heading: () => preferenceText('heading'),
    fields: {},
    lists: { values: preferenceList },
    blank: { items: [], version: 0, saved: null },
    idOf: () => loneId,
    toDraft: (doc) => {
      learnPreferences(doc);
      return toPreferenceDraft(doc);
    },
    toBody: toPreferenceBody,
  },
);

const permission = 'MANAGE_BA_STUDIO_PREFERENCES';

const preferenceScreen = loneScreen(preferences, {
  definition: preferenceEditor.definition,
  calls,
  permission,
  texts,
  backupSection: 'Default Preferences',
  nameOf: () => preferenceText('title'),
  useParts: plainParts({
    ...{ editor: preferenceEditor, texts, permission },
    nameOf: () => preferenceText('title'),
  }),
});

/** The preferences of the studio. */
export function Component() {
  return <EditorRoute of={preferenceScreen} />;
}
