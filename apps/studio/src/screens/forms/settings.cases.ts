import fc from 'fast-check';
import { toTextRows } from '../../kernel/editor/fields/textRows.ts';
import type { Change } from '../../kernel/editor/outline/Outline.ts';
import { anyCase, type EditorCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { editField } from '../../kernel/object/plain/editField.ts';
import { savedForm, someForms } from './editor.cases.ts';
import { type FormSettings, joinPreceding, type SettingsDoc } from './settings/model/FormSettings.ts';
import { toFormBody } from './settings/model/toFormBody.ts';
import { settingsEditor } from './settings/settingsEditor.ts';
import { settingsForm } from './settings/settingsForm.ts';

type SettingsEdit = RandomEdit<SettingsDoc, FormSettings>;

/** Settings that others leave without effect are not compared. */
const dependent = new Set(
  Object.entries(settingsForm.controls).flatMap(([name, { isShown, isIdle }]) =>
    isShown || isIdle ? [name] : [],
  ),
);
const deciding = new Set(['type', 'mode', 'formRepeatable', 'hasDateRange', 'appliesToAllProductTemplates']);

const isOfSettings = (change: Change) =>
  change.kind !== 'changed' || dependent.has(change.field) || deciding.has(change.field);

const settingsCase: EditorCase<SettingsDoc, FormSettings> = {
  name: 'Settings of a form',
  definition: settingsEditor,
  samples: someForms,
  edits: someEdits(),
  payloadOf: (draft, doc) => (draft.type === null || doc === null ? null : toFormBody(draft, doc)),
  saved: (draft, doc) => {
    if (doc === null) throw new Error('Only a form that is there can be saved again.');
    return savedForm(toFormBody(draft, doc), doc);
  },
  isSuperseded: (change) => change.kind !== 'changed' || dependent.has(change.field),
  isTied: (one, other) => isOfSettings(one) && isOfSettings(other),
};

function someEdits(): fc.Arbitrary<SettingsEdit> {
  const flag = fc.boolean();
  const text = fc.constantFrom('Roof', 'Roof ', 'Walls', '');
  return fc.oneof(
    edited('type', fc.constantFrom(1, 2, 3, 42)),
    edited('mode', fc.constantFrom('required' as const, 'conditional' as const, 'supplemental' as const)),
    edited('preceding', fc.constantFrom('', joinPreceding('Location', 'a'), joinPreceding('Location', 'b'))),
    edited('uniqueName', text),
    edited('displayName', text),
    edited('flags', text),
    edited('staticName', text),
    edited('ordering', fc.constantFrom(-1, 0, 7)),
    edited('formRepeatable', flag),
    edited('allowDirectNavigation', flag),
    edited('proposalLevel', flag),
    edited('hasDateRange', flag),
    edited('effectiveDateRangeBegin', fc.constantFrom('', '2026-01-01')),
    edited('effectiveDateRangeEnd', fc.constantFrom('', '2026-12-31')),
    edited('appliesToAllProductTemplates', flag),
    edited(
      'productTemplates',
      fc.subarray(['p1', 'p2']).map((ids) => toTextRows(ids)),
    ),
    edited('linkFormTemplateUniqueName', fc.constantFrom(null, 'Location')),
  );
}

function edited<Name extends keyof FormSettings>(
  name: Name,
  values: fc.Arbitrary<FormSettings[Name]>,
): fc.Arbitrary<SettingsEdit> {
  return values.map((value) =>
    Object.assign((before: FormSettings) => editField(settingsForm.controls, before, name, value), {
      [fc.toStringMethod]: () => `${name} ${JSON.stringify(value)}`,
    }),
  );
}

export const editorCases = [anyCase(settingsCase)];
