import type { Preference } from '@studio/api';
import { defineLoneEditor } from '../../../kernel/kind/loneEditor.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import type { PlainList } from '../../../kernel/object/plain/PlainField.ts';
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

const { editor, screen } = defineLoneEditor<Preference, PreferenceDraft, readonly PreferenceWrite[]>(
  preferences,
  {
    schemaVersion: 1,
    text: preferenceText,
    ownTexts: () => ({
      discardTitle: preferenceText('discard.title'),
      discarded: preferenceText('discard.done'),
    }),
    heading: () => preferenceText('heading'),
    fields: {},
    lists: { values: preferenceList },
    toDraft: (doc) => {
      learnPreferences(doc);
      return toPreferenceDraft(doc);
    },
    toBody: toPreferenceBody,
    permission: 'MANAGE_BA_STUDIO_PREFERENCES',
    backupSection: 'Default Preferences',
  },
);

/** The editor of the preferences. */
export const preferenceEditor = editor;

/** The preferences of the studio. */
export function Component() {
  return <EditorRoute of={screen} />;
}
