import type { Preference } from '@studio/api';
import { loneId } from '../../../kernel/kind/loneKind.ts';
import { loneObject } from '../../../kernel/kind/loneObject.ts';
import { loneScreen } from '../../../kernel/kind/loneScreen.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { makeObjectTexts } from '../../../kernel/object/ObjectTexts.ts';
import { definePlainEditor } from '../../../kernel/object/plain/definePlainEditor.ts';
import type { PlainList } from '../../../kernel/object/plain/PlainField.ts';
import { plainParts } from '../../../kernel/object/plain/usePlainParts.tsx';
import { once } from '../../../platform/i18n/once.ts';
import { preferences } from '../early.ts';
import { preferenceText } from '../preferences.messages.ts';
import { PreferenceGroups } from './PreferenceGroups.tsx';
import {
  formatAnyValue,
  type PreferenceDoc,
  type PreferenceDraft,
  type PreferenceRow,
  type PreferenceWrite,
  toPreferenceBody,
  toPreferenceDraft,
} from './preferenceDraft.ts';
import { valueFault } from './valueFault.ts';

/** What the preferences say of themselves, by their names: it comes with every version, and the console never changes it. */
const known = new Map<string, PreferenceDoc['items'][number]>();

/** Reads the preferences' own limits: the faults of their values follow from them. */
function learnPreferences({ items }: PreferenceDoc): void {
  for (const item of items) known.set(item.name, item);
}

/** All preferences as one list: each is a row, which is neither added nor removed, and merged by its name. */
const preferenceList: PlainList<PreferenceRow, PreferenceDoc, PreferenceDraft> = {
  get label() {
    return preferenceText('heading');
  },
  name: ({ label, name }) => String(label ?? name ?? ''),
  fields: {
    name: {
      get label() {
        return preferenceText('preference');
      },
    },
    label: {
      get label() {
        return preferenceText('preference');
      },
    },
    value: {
      get label() {
        return preferenceText('value');
      },
      format: (value) => formatAnyValue(String(value ?? '')),
      fault: (value, { name }) => {
        const preference = known.get(name);
        return preference === undefined ? null : valueFault(preference, value);
      },
    },
  },
  identity: ({ name }) => name,
  bodyName: '',
  maxItems: 1000,
  blank: (key) => ({ key, name: '', label: '', value: '' }),
  isTyped: true,
  render: ({ value, onValueChange, isReadOnly }, { doc, rowFaults }) => (
    <PreferenceGroups
      // The version is one of this kind.
      preferences={(doc as PreferenceDoc).items}
      {...{ rowFaults, isReadOnly }}
      rows={value}
      onRowsChange={onValueChange}
    />
  ),
};

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
