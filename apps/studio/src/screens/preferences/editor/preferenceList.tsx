import type { PlainList } from '../../../kernel/object/plain/PlainField.ts';
import { preferenceText } from '../preferences.messages.ts';
import { PreferenceGroups } from './PreferenceGroups.tsx';
import {
  type PreferenceDoc,
  type PreferenceDraft,
  type PreferenceRow,
  sayAnyValue,
} from './preferenceDraft.ts';
import { valueFault } from './valueFault.ts';

/** What the preferences say of themselves, by their names: it comes with every version, and the console never changes it. */
const known = new Map<string, PreferenceDoc['items'][number]>();

/** Reads the preferences' own limits: the faults of their values follow from them. */
export function learnPreferences({ items }: PreferenceDoc): void {
  for (const item of items) known.set(item.name, item);
}

/** All preferences as one list: each is a row, which is neither added nor removed, and merged by its name. */
export const preferenceList: PlainList<PreferenceRow, PreferenceDoc, PreferenceDraft> = {
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
      say: (value) => sayAnyValue(String(value ?? '')),
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
