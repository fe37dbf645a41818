import fc from 'fast-check';
import type { Change, Outline } from '../../kernel/editor/outline/Outline.ts';
import type { EditorCase, RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { chooseType } from '../dataSets/settings/model/chooseType.ts';
import type { SettingName, SettingsDraft } from '../dataSets/settings/model/SettingsDraft.ts';
import { hasSetting } from '../dataSets/settings/model/settingsFields.ts';
import { toChangedSet } from '../dataSets/settings/model/toSettings.ts';
import { settingsKey } from '../dataSets/settings/outline/readSettings.ts';
import { readTypeField, settingsOfType } from '../dataSets/settings/outline/TypeChoice.ts';
import { type SettingsDoc, settingsEditor } from '../dataSets/settings/settingsEditor.ts';
import { settingsIntent } from '../dataSets/settings/settingsIntent.ts';
import { docsOf, savedDoc } from './dataSetCase.ts';

type SettingsEdit = RandomEdit<SettingsDoc, SettingsDraft>;

/** The settings of a data set, of every type. */
export const settingsCase: EditorCase<SettingsDoc, SettingsDraft> = {
  name: 'Settings of a data set',
  definition: settingsEditor,
  samples: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const).chain(docsOf),
  edits: someEdits(),
  payloadOf,
  saved: (draft, doc) => {
    if (draft.type === null || doc === null) throw new Error('Only a set with a type can be saved again.');
    return savedDoc(toChangedSet(draft, draft.type, doc), doc);
  },
  isMoot: (change, merged) => change.kind === 'changed' && isOfOtherType(change.field, merged),
  isTied: (one, other) => isOfType(one) || isOfType(other),
};

/** A type, and what else a type has or has not; search, and the minimum that counts with it. */
function isOfType(change: Change): boolean {
  return change.kind === 'changed' && (change.field === 'type' || change.field === 'supportSearch');
}

/** What hangs together with the type is chosen with it; what the type does not have is empty. */
function isOfOtherType(field: string, merged: Outline): boolean {
  const type = merged.get(settingsKey)?.fields['type'];
  if (typeof type !== 'string') return false;
  const isAlong = settingsOfType.some((name) => name === field);
  return isAlong || !hasSetting(typeOf(type), field as SettingName);
}

function payloadOf(draft: SettingsDraft, doc: SettingsDoc): unknown {
  return draft.type === null || doc === null ? null : toChangedSet(draft, draft.type, doc);
}

function someEdits(): fc.Arbitrary<SettingsEdit> {
  const text = fc.constantFrom('Roof', 'Roof ', 'Walls', '');
  const flag = fc.boolean();
  const change = fc.oneof(
    fc.record({ name: text }),
    fc.record({ description: text }),
    fc.record({ supportSearch: flag }),
    fc.record({ minSearchStringLength: fc.constantFrom('2', '3', '40') }),
    fc.record({ dynamicDefault: flag }),
    fc.record({ clearInvalidFieldValue: flag }),
    fc.record({ generatorBeanName: fc.constantFrom('one', 'other', null) }),
    fc.record({ repeatingFormTemplateUniqueName: fc.constantFrom('driverInformation', 'vehicles') }),
  );
  const type = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
  return fc.oneof(
    { weight: 4, arbitrary: change.map((fields) => edited((draft) => ({ ...draft, ...fields }))) },
    { weight: 1, arbitrary: type.map((chosen) => edited((draft) => chooseType(draft, chosen))) },
  );
}

function edited(edit: (draft: SettingsDraft) => SettingsDraft): SettingsEdit {
  return (before) => {
    const draft = edit(before);
    return { draft, intent: settingsIntent(before, draft) };
  };
}

function typeOf(field: string): SettingsDraft['type'] {
  const said = readTypeField(field);
  return typeof said === 'object' && said !== null ? said.type : said;
}
