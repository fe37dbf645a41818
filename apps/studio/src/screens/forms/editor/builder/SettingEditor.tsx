import { result, type UiFormTemplate } from '@studio/api';
import { Button, Dialog, RadioGroup } from '@studio/ui';
import {
  createRegexRunner,
  ExpressionModal,
  type FormSelection,
  type ObjectSelection,
  parseFormField,
  parseObjectProperty,
  RegexModal,
  type RegexModalProps,
  serializeFormFields,
  serializeObjectProperty,
  TwoStepSelector,
} from '@studio/widgets';
import { documentedFunctions, expressionKinds } from '@studio/widgets/presets';
import { useMemo, useState } from 'react';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { api } from '../../../../platform/http/api.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { preference } from '../../../../platform/preferences/preferences.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import { builderOptionsOf, editedFormSource, expressionSource, objectSource } from './builder.api.ts';
import { builderText } from './builder.messages.ts';
import type { TriedExpression } from './model/scriptRunner.ts';
import { isLink, type PartSetting } from './model/settingValues.ts';
import { useUnsavedExpression } from './useUnsavedExpression.ts';

/** What edits a setting whose value is not entered in the panel. */
export interface SettingEditorProps {
  readonly setting: PartSetting;
  /** The selected parts: what is saved is saved to all of them, and is of the first one before. */
  readonly parts: readonly [FormPart, ...FormPart[]];
  readonly doc: UiFormTemplate;
  /** All parts of the form as they are edited. */
  readonly formParts: readonly FormPart[];
  readonly text: string;
  /** Why it can only be read; empty when it can be changed. */
  readonly lockedBecause: string;
  readonly onClose: () => void;
  /** @param further values of other properties of the part that were edited with it */
  readonly onSave: (text: string, further?: Readonly<Record<string, string>>) => void;
}

/** What an expression decides, by the property that holds it. */
const expressions: Readonly<Record<string, (typeof expressionKinds)[keyof typeof expressionKinds]>> = {
  disableExpression: expressionKinds.disable,
  requiredLevelExpression: expressionKinds.requiredLevel,
  valueExpression: expressionKinds.value,
};

const showMatches = createRegexRunner();

/** The one sentence that the server answers where it ended an expression, by the contract. */
const tooSlow = 'The expression takes too long.';

/** The server says whether the text is what the expression describes; what of it matches is found here. */
const testExpression: RegexModalProps['onTest'] = async (body, { signal }) => {
  const [{ data: problems }, shown] = await Promise.all([
    result(api.POST('/rest/fieldTemplateComponent/testRegularExpression', { body, signal })),
    showMatches(body, { signal }).catch(() => null),
  ]);
  if (problems.includes(tooSlow)) return { problems: [], isTooSlow: true };
  return { problems, ...(shown?.matches && { matches: shown.matches }) };
};

/** What evaluates an expression on sample values; loaded with the modal. */
function useRunner({ doc, formParts }: SettingEditorProps, kind: TriedExpression['kind'] | undefined) {
  const { uniqueName } = doc.formTemplate;
  // A field that is edited behind the modal changes nothing in it.
  const [load] = useState(() => async () => {
    const [{ scriptRunner }, { loadTypes }] = await Promise.all([
      import('./model/scriptRunner.ts'),
      import('../trial/model/elsewhere.ts'),
    ]);
    return scriptRunner({ uniqueName, parts: formParts, kind: kind ?? 'value', loadTypes });
  });
  return load;
}

/** The modal of a setting: of an expression, of a regular expression, or of a link. */
export function SettingEditor(props: SettingEditorProps) {
  const { setting, parts, doc, formParts, text, lockedBecause, onClose, onSave } = props;
  const [part] = parts;
  const kind = expressions[setting.propertyName];
  const loadRunner = useRunner(props, kind?.id);
  const { data: options } = useLookup(kind === undefined ? null : builderOptionsOf(doc.id));
  const { uniqueName, displayName } = doc.formTemplate;
  const sources = useMemo(() => {
    const edited = { uniqueName, parts: formParts };
    return { ofExpression: expressionSource(edited), ofLink: editedFormSource(edited) };
  }, [uniqueName, formParts]);
  // What is no expression has no format.
  const value = { script: text, valueFormat: kind === undefined ? '' : part.valueFormat };
  const unsaved = useUnsavedExpression(
    { formId: doc.id, parts, settingName: setting.settingName },
    { saved: value, isLocked: lockedBecause !== '' },
  );
  const close = () => {
    unsaved.forget();
    onClose();
  };
  const shared = {
    ...{ isOpen: true, onOpenChange: close, variableName: nameOf(parts) },
    readOnlyReason: lockedBecause || undefined,
  };
  if (kind !== undefined) {
    return (
      <ExpressionModal
        {...shared}
        {...sources.ofExpression}
        kind={kind}
        kinds={Object.values(expressionKinds)}
        // The same, for the moment before the answer, and where there is none.
        functions={options ?? documentedFunctions}
        loadRunner={loadRunner}
        valueFormatHelpHref={`${preference('console.helpAddress')}form-templates.html#value-formats`}
        forms={[{ name: uniqueName, label: displayName }]}
        value={value}
        defaultDraft={unsaved.kept}
        onEdit={unsaved.edit}
        onSave={({ script, valueFormat }) => {
          unsaved.forget();
          // Of several fields each keeps its format, unless it is edited.
          onSave(
            script,
            kind.id === 'value' && (valueFormat ?? '') !== part.valueFormat
              ? { valueFormat: valueFormat ?? '' }
              : {},
          );
        }}
      />
    );
  }
  if (isLink(setting)) {
    return <LinkDialog {...{ text, lockedBecause, onClose, onSave }} source={sources.ofLink} />;
  }
  return (
    <RegexModal
      {...shared}
      value={text}
      defaultDraft={unsaved.kept?.script}
      onEdit={(script) => unsaved.edit(script === null ? null : { script })}
      onTest={testExpression}
      onSave={(next) => onSave(next)}
    />
  );
}

function nameOf([{ variableName }, ...others]: SettingEditorProps['parts']): string {
  return others.length === 0
    ? variableName
    : builderText('andMore', { name: variableName, count: others.length });
}

interface LinkDialogProps extends Pick<SettingEditorProps, 'text' | 'lockedBecause' | 'onClose' | 'onSave'> {
  readonly source: ReturnType<typeof editedFormSource>;
}

const linkModes = ['forms', 'objects'] as const;
type LinkMode = (typeof linkModes)[number];

/** A link is to a field of a form, or to a property of an object. */
function LinkDialog({ text, lockedBecause, source, onClose, onSave }: LinkDialogProps) {
  const [mode, setMode] = useState<LinkMode>(() =>
    parseFormField(text) === null && text !== '' ? 'objects' : 'forms',
  );
  const [field, setField] = useState(() => parseFormField(text));
  const [property, setProperty] = useState(() => (field === null ? parseObjectProperty(text) : null));
  // A path of another shape is kept until something else is chosen.
  const [isKept, setKept] = useState(text !== '' && field === null && property === null);
  // To look at the other kind of link changes nothing.
  const [edited, setEdited] = useState<LinkMode | null>(null);
  const next = edited === mode ? textOf(mode, field, property) : text;
  const choose = <Chosen,>(set: (chosen: Chosen) => void) => {
    return (chosen: Chosen) => {
      setKept(false);
      setEdited(mode);
      set(chosen);
    };
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={builderText('link.title')}
      closeLabel={commonText('close')}
      footer={
        <>
          <Button onClick={onClose}>{commonText('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={lockedBecause !== '' || next === text}
            onClick={() => {
              onSave(next);
              onClose();
            }}
          >
            {builderText('link.save')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={builderText('link.kind')}
        orientation="horizontal"
        isDisabled={lockedBecause !== ''}
        options={linkModes.map((value) => ({ value, label: builderText(`link.${value}`) }))}
        value={mode}
        onValueChange={setMode}
      />
      {isKept && <p>{text}</p>}
      {mode === 'forms' ? (
        <TwoStepSelector
          key={mode}
          mode={mode}
          label={builderText('link.field')}
          readOnlyReason={lockedBecause || undefined}
          value={field}
          onValueChange={choose(setField)}
          {...source}
        />
      ) : (
        <TwoStepSelector
          key={mode}
          mode={mode}
          label={builderText('link.property')}
          readOnlyReason={lockedBecause || undefined}
          value={property}
          onValueChange={choose(setProperty)}
          {...objectSource}
        />
      )}
    </Dialog>
  );
}

/** What is stored of the choice that is shown; empty for no link. */
function textOf(mode: LinkMode, field: FormSelection | null, property: ObjectSelection | null): string {
  if (mode === 'objects') return property === null ? '' : serializeObjectProperty(property);
  return field === null ? '' : (serializeFormFields(field)[0] ?? '');
}
