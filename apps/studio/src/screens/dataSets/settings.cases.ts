import fc from 'fast-check';
import { readChoice } from '../../kernel/editor/fields/linkedFields.ts';
import { objectKey } from '../../kernel/editor/outline/fieldsOf.ts';
import type { Change, FieldValue, Outline } from '../../kernel/editor/outline/Outline.ts';
import { anyCase, type EditorCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { editField } from '../../kernel/object/plain/editField.ts';
import { docsOf, savedDoc } from './editor.cases.ts';
import type { SettingName, SettingsDraft } from './settings/model/SettingsDraft.ts';
import { toChangedSet } from './settings/model/toSettings.ts';
import { settingsEditor } from './settings/settingsEditor.ts';
import { type SettingsDoc, settingsForm } from './settings/settingsForm.ts';

type SettingsEdit = RandomEdit<SettingsDoc, SettingsDraft>;

/** The settings of a data set, of every type. */
const settingsCase: EditorCase<SettingsDoc, SettingsDraft> = {
  name: 'Settings of a data set',
  definition: settingsEditor,
  samples: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const).chain(docsOf),
  edits: someEdits(),
  payloadOf,
  saved: (draft, doc) => {
    if (draft.type === null || doc === null) throw new Error('Only a set with a type can be saved again.');
    return savedDoc(toChangedSet(draft, draft.type, doc), doc);
  },
  isSuperseded: (change, merged) => change.kind === 'changed' && isOfOtherType(change.field, merged),
  isTied: (one, other) => isOfType(one) || isOfType(other),
};

/** A type, and what else a type has or has not; search, and the minimum that counts with it. */
function isOfType(change: Change): boolean {
  return change.kind === 'changed' && (change.field === 'type' || change.field === 'supportSearch');
}

/** What hangs together with the type is chosen with it; what the type does not have is empty. */
function isOfOtherType(field: string, merged: Outline): boolean {
  const choice = readChoice('type', merged.get(objectKey)?.fields['type'] ?? null);
  if (choice === null) return false;
  return field in choice || settingsForm.controls[field]?.isShown?.(choice) === false;
}

function payloadOf(draft: SettingsDraft, doc: SettingsDoc): unknown {
  return draft.type === null || doc === null ? null : toChangedSet(draft, draft.type, doc);
}

function someEdits(): fc.Arbitrary<SettingsEdit> {
  const text = fc.constantFrom('Roof', 'Roof ', 'Walls', '');
  const flag = fc.boolean();
  const type = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
  const change = fc.oneof(
    edited('name', text),
    edited('description', text),
    edited('supportSearch', flag),
    edited('minSearchStringLength', fc.constantFrom('2', '3', '40')),
    edited('dynamicDefault', flag),
    edited('clearInvalidFieldValue', flag),
    edited('generatorBeanName', fc.constantFrom('one', 'other', null)),
    edited('repeatingFormTemplateUniqueName', fc.constantFrom('driverInformation', 'vehicles')),
  );
  return fc.oneof({ weight: 4, arbitrary: change }, { weight: 1, arbitrary: edited('type', type) });
}

function edited(setting: SettingName, values: fc.Arbitrary<FieldValue>): fc.Arbitrary<SettingsEdit> {
  return values.map((value) => (before) => editField(settingsForm.controls, before, setting, value));
}

export const editorCases = [anyCase(settingsCase)];
