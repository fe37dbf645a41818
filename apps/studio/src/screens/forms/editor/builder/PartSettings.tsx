import type { ComponentType, UiFormTemplate } from '@studio/api';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { applySetting, SettingsPanel, type SettingValues } from '@studio/widgets';
import { useState } from 'react';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { loadDataSetItems } from '../../../../kernel/resource/loadDataSetItems.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import { type FormFault, faultsOfPart } from '../formFaults.ts';
import { type SettingsByType, settingsOfTypes } from './builder.api.ts';
import { builderText } from './builder.messages.ts';
import { commonSettings, commonValues, withProblems } from './model/commonSettings.ts';
import { type PartSetting, settingValuesOf, withSettingValues } from './model/settingValues.ts';
import type { SettingEditorProps } from './SettingEditor.tsx';
import { useRenameQuestion } from './useRenameQuestion.tsx';

/** The settings of the parts that are selected. */
export interface PartSettingsProps {
  /** At least one. */
  readonly parts: readonly FormPart[];
  readonly doc: UiFormTemplate;
  /** All parts of the form. */
  readonly formParts: readonly FormPart[];
  readonly components: readonly ComponentType[];
  readonly faults: readonly FormFault[];
  /** What the settings of a type are on this form as it is edited. */
  readonly settingsNow: (settings: readonly PartSetting[]) => readonly PartSetting[];
  /** What the selected row repeater repeats; undefined for what is none. */
  readonly repeats: readonly FormPart[] | undefined;
  /** None of them is saved yet. */
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly readOnlyReason: string;
  /** A part as it is now: a change may be confirmed late, when it has changed otherwise. Undefined for one that is gone. */
  readonly partNow: (key: string) => FormPart | undefined;
  readonly onPartsChange: (parts: readonly FormPart[], intent: EditIntent) => void;
  /** The groups that are open, of whatever part. */
  readonly openGroups: readonly string[];
  readonly onOpenGroupsChange: (groups: readonly string[]) => void;
}

const inProduction = 1;
const none: readonly PartSetting[] = [];
const noProblems: ReadonlyMap<string, string> = new Map();

const editorPart = deferPart<SettingEditorProps>(
  async () => (await import('./SettingEditor.tsx')).SettingEditor,
);

/** A setting whose value is edited in a modal, and whether it can only be read. */
interface PressedSetting {
  readonly setting: PartSetting;
  readonly isReadOnly: boolean;
}

/** What is done with the settings of the selected parts. */
interface EditState {
  /** The keys of the parts. */
  readonly subject: string;
  readonly pressed: PressedSetting | null;
  readonly isEdited: boolean;
}

/** The settings of one part, or those that several have in common: a change is made to all of them. */
export function PartSettings(props: PartSettingsProps) {
  const { parts, doc, components, faults, settingsNow, isReadOnly, readOnlyReason } = props;
  const { partNow, onPartsChange, openGroups, onOpenGroupsChange } = props;
  const sectionType = components.find(({ isField }) => !isField)?.fieldType ?? 0;
  const typeOf = (part: FormPart) => (part.isHead ? sectionType : part.type);
  const types = [...new Set(parts.map(typeOf))].toSorted((one, other) => one - other);
  const { data, error, reload } = useLookup(settingsOfTypes(types, doc.id));
  const subject = parts.map(({ key }) => key).join(' ');
  const [state, setState] = useState<EditState>({ subject, pressed: null, isEdited: false });
  if (state.subject !== subject) setState({ subject, pressed: null, isEdited: false });
  const { pressed, isEdited } = state;
  const setPressed = (setting: PressedSetting | null) =>
    setState((before) => ({ ...before, pressed: setting }));
  const SettingEditor = useDeferredPart(editorPart, pressed !== null);
  const rename = useRenameQuestion(parts.length === 1 ? parts[0] : undefined);
  const [first] = parts;
  if (first === undefined) return null;
  const problems = parts.length === 1 ? faultsOfPart(faults, first) : noProblems;

  const isKnown = data !== undefined && types.every((type) => data.has(type));
  const settingsOf = (part: FormPart, known: SettingsByType) => settingsNow(known.get(typeOf(part)) ?? none);
  const settings = isKnown
    ? withProblems(
        commonSettings(parts, (part) => settingsOf(part, data)),
        problems,
      )
    : undefined;
  const values = settings === undefined ? {} : commonValues(parts, settings);
  const context = {
    formType: String(doc.formTemplate.type),
    allowsMinus: (given: SettingValues) => mayBeNegative(settings ?? [], given),
  };
  /** Of one part all that follows is known; of several each gets what was edited, and what follows from that for it. */
  const apply = (next: SettingValues, editedNames: readonly string[], intent: EditIntent) => {
    if (data === undefined || settings === undefined) return;
    const changed = Object.entries(next).filter(([name, text]) => text !== values[name]);
    const changedParts = parts.map(({ key, ...drawn }) => {
      const part = partNow(key) ?? { key, ...drawn };
      const own = settingsOf(part, data);
      if (parts.length === 1) return withSettingValues(own, part, Object.fromEntries(changed));
      const after = editedNames.reduce(
        (so, settingName) => applySetting(own, so, { settingName, text: next[settingName] ?? '' }, context),
        settingValuesOf(own, part),
      );
      return withSettingValues(own, part, after);
    });
    onPartsChange(changedParts, intent);
  };

  return (
    <>
      {props.repeats && <p>{describeRepetition(props.repeats)}</p>}
      {parts.length > 1 && <p>{builderText('several', { count: parts.length })}</p>}
      <SettingsPanel
        settings={settings}
        error={
          error !== null && settings === undefined
            ? { title: builderText('settingsFailed'), reason: describeError(error), onRetry: reload }
            : undefined
        }
        {...{ subject }}
        value={values}
        onValueChange={(next, change) => {
          // To look at a field changes nothing: what a data set resets on its arrival is reset with the first edit.
          const isEditedHere = change.reason === 'set';
          if (!isEditedHere && (!isEdited || parts.length > 1)) return;
          setState((before) => (before.subject === subject ? { ...before, isEdited: true } : before));
          apply(next, isEditedHere ? [change.settingName] : [], {
            ...(change.reason === 'set' && { coalesceKey: `${first.key} ${change.settingName}` }),
            amendsPrevious: change.reason === 'reset',
          });
        }}
        onSettingPress={(name, details) => {
          const setting = settings?.find(({ settingName }) => settingName === name);
          setPressed(setting === undefined ? null : { setting, isReadOnly: details.isReadOnly });
        }}
        confirmChange={({ settingName, after }, { signal }) => {
          const setting = settings?.find((each) => each.settingName === settingName);
          return setting?.propertyName === 'variableName' ? rename.ask(after, signal) : true;
        }}
        loadValueSet={async ({ dataSetName }, { signal }) => {
          const { items, total } = await loadDataSetItems(dataSetName, signal);
          const options = items.map(({ name, value }) => ({ value, label: name }));
          return Object.assign(options, { isCut: total > items.length });
        }}
        {...context}
        isInProduction={doc.formTemplate.status === inProduction}
        isNew={props.isNew}
        {...{ isReadOnly, openGroups, onOpenGroupsChange }}
        readOnlyReason={readOnlyReason || undefined}
        headingLevel={3}
        labels={{ title: builderText('settingsOf', { name: first.label || first.variableName }) }}
      />
      {SettingEditor && settings !== undefined && pressed !== null && (
        <SettingEditor
          key={pressed.setting.settingName}
          setting={pressed.setting}
          parts={[first, ...parts.slice(1)]}
          text={values[pressed.setting.settingName] ?? ''}
          lockedBecause={pressed.isReadOnly ? readOnlyReason || builderText('settingLocked') : ''}
          doc={doc}
          formParts={props.formParts}
          onClose={() => setPressed(null)}
          onSave={(text, further) => {
            const named = Object.entries(further ?? {}).flatMap(([property, value]) => {
              const other = settings.find(({ propertyName }) => propertyName === property);
              return other === undefined ? [] : [[other.settingName, value] as const];
            });
            const { settingName } = pressed.setting;
            const edited = applySetting(settings, values, { settingName, text }, context);
            const names = [settingName, ...named.map(([name]) => name)];
            apply({ ...edited, ...Object.fromEntries(named) }, names, {});
          }}
        />
      )}
      {rename.question}
    </>
  );
}

function describeRepetition(fields: readonly FormPart[]): string {
  if (fields.length === 0) return builderText('repeatsNoRow');
  return builderText('repeats', {
    fields: fields.map(({ label, variableName }) => label || variableName).join(', '),
  });
}

/** The validators whose numbers may have a minus sign. */
const signed: readonly string[] = ['numberRange', 'percent'];

function mayBeNegative(settings: readonly PartSetting[], values: SettingValues): boolean {
  const validator = settings.find(({ propertyName }) => propertyName === 'validator');
  return validator !== undefined && signed.includes(values[validator.settingName] ?? '');
}
