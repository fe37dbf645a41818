import { result, type UiFormTemplate } from '@studio/api';
import { Button, Dialog, RadioGroup } from '@studio/ui';
import {
  createRegexRunner,
  ExpressionModal,
  type ExpressionValue,
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
import { equal } from '../../../../kernel/editor/equal.ts';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { api } from '../../../../platform/http/api.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import {
  forgetWork,
  keptWork,
  useUnsavedWork,
  type WorkKey,
} from '../../../../platform/navigationLock/unsavedWork.ts';
import { preference } from '../../../../platform/preferences/preferences.ts';
import { session } from '../../../../platform/session/session.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import { builderOptionsOf, editedFormSource, expressionSource, objectSource } from './builder.api.ts';
import { builderText } from './builder.messages.ts';
import type { TriedExpression } from './model/scriptRunner.ts';
import { isLink, type PartSetting } from './model/settingValues.ts';

/** What edits a setting whose value is not entered in the panel. */
export interface SettingEditorProps {
  readonly setting: PartSetting;
  readonly part: FormPart;
  /** How many parts are selected: what is saved is saved to all of them. */
  readonly count: number;
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
  const { setting, part, count, doc, formParts, text, lockedBecause, onClose, onSave } = props;
  const kind = expressions[setting.propertyName];
  const loadRunner = useRunner(props, kind?.id);
  const { data: options } = useLookup(kind === undefined ? null : builderOptionsOf(doc.id));
  const { uniqueName, displayName } = doc.formTemplate;
  const sources = useMemo(() => {
    const edited = { uniqueName, parts: formParts };
    return { ofExpression: expressionSource(edited), ofLink: editedFormSource(edited) };
  }, [uniqueName, formParts]);
  const value = { script: text, valueFormat: kind === undefined ? '' : part.valueFormat };
  const unsaved = useUnsavedExpression(props, value);
  const close = () => {
    unsaved.forget();
    onClose();
  };
  const shared = {
    ...{ isOpen: true, onOpenChange: close, variableName: nameOf(part, count) },
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

/** What is typed into a modal and not saved holds the page, and is there again after a reload, or once its user has signed in again. */
function useUnsavedExpression(props: SettingEditorProps, saved: ExpressionValue) {
  const { doc, part, count, setting, lockedBecause } = props;
  const [key] = useState(
    (): WorkKey => [
      ...(['unsavedExpression', session.current?.user.id ?? '', doc.id] as const),
      ...[nameOf(part, count), setting.settingName],
    ],
  );
  const [kept] = useState(() => {
    const found = lockedBecause === '' ? keptWork<ExpressionValue>(key) : null;
    return found === null || equal(found, saved) ? undefined : found;
  });
  const [draft, edit] = useState<ExpressionValue | null>(kept ?? null);
  useUnsavedWork(key, draft, builderText('unsavedExpression'));
  return {
    ...{ kept, edit },
    forget: () => {
      forgetWork(key);
      edit(null);
    },
  };
}

function nameOf({ variableName }: FormPart, count: number): string {
  return count === 1 ? variableName : builderText('andMore', { name: variableName, count: count - 1 });
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
