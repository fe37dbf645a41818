import { result, type UiFormTemplate } from '@studio/api';
import { Button, Dialog } from '@studio/ui';
import {
  createRegexRunner,
  ExpressionModal,
  type FormSelection,
  RegexModal,
  type RegexModalProps,
  TwoStepSelector,
} from '@studio/widgets';
import { documentedFunctions, expressionKinds } from '@studio/widgets/presets';
import { useState } from 'react';
import { api } from '../../../../platform/http/api.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { preference } from '../../../../platform/preferences/preferences.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import { formSource } from './builder.api.ts';
import { builderText } from './builder.messages.ts';
import { isLink, type PartSetting } from './model/settingValues.ts';

/** What edits a setting whose value is not entered in the panel. */
export interface SettingEditorProps {
  readonly setting: PartSetting;
  readonly part: FormPart;
  readonly doc: UiFormTemplate;
  readonly text: string;
  readonly isReadOnly: boolean;
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

/** The server says whether the text is what the expression describes; what of it matches is found here. */
const testExpression: RegexModalProps['onTest'] = async (body, { signal }) => {
  const [{ data: problems }, shown] = await Promise.all([
    result(api.POST('/rest/fieldTemplateComponent/testRegularExpression', { body, signal })),
    showMatches(body, { signal }).catch(() => null),
  ]);
  return { problems, ...(shown?.matches && { matches: shown.matches }) };
};

/** The modal of a setting: of an expression, of a regular expression, or of a link. */
export function SettingEditor(props: SettingEditorProps) {
  const { setting, part, doc, text, isReadOnly, onClose, onSave } = props;
  const kind = expressions[setting.propertyName];
  const shared = { isOpen: true, onOpenChange: onClose, variableName: part.variableName, isReadOnly };
  if (kind !== undefined) {
    const { uniqueName, displayName } = doc.formTemplate;
    return (
      <ExpressionModal
        {...shared}
        {...formSource}
        kind={kind}
        kinds={Object.values(expressionKinds)}
        functions={documentedFunctions}
        valueFormatHelpHref={`${preference('console.helpAddress')}form-templates.html#value-formats`}
        forms={[{ name: uniqueName, label: displayName }]}
        value={{ script: text, valueFormat: part.valueFormat }}
        onSave={({ script, valueFormat }) =>
          onSave(script, kind.id === 'value' ? { valueFormat: valueFormat ?? '' } : {})
        }
      />
    );
  }
  if (isLink(setting)) return <LinkDialog {...{ text, isReadOnly, onClose, onSave }} />;
  return <RegexModal {...shared} value={text} onTest={testExpression} onSave={(value) => onSave(value)} />;
}

type LinkDialogProps = Pick<SettingEditorProps, 'text' | 'isReadOnly' | 'onClose' | 'onSave'>;

function LinkDialog({ text, isReadOnly, onClose, onSave }: LinkDialogProps) {
  const [chosen, setChosen] = useState<FormSelection | null>(() => linkIn(text));
  const [isPathKept, setPathKept] = useState(text !== '' && chosen === null);
  const next = isPathKept ? text : textOf(chosen);
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
            isDisabled={isReadOnly || next === text}
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
      {isPathKept && (
        <>
          <p>{builderText('link.path', { path: text })}</p>
          <Button isDisabled={isReadOnly} onClick={() => setPathKept(false)}>
            {builderText('link.remove')}
          </Button>
        </>
      )}
      <TwoStepSelector
        mode="forms"
        label={builderText('link.field')}
        isDisabled={isReadOnly}
        value={chosen}
        onValueChange={(selection) => {
          setPathKept(false);
          setChosen(selection);
        }}
        {...formSource}
      />
    </Dialog>
  );
}

const separator = '::';

function linkIn(text: string): FormSelection | null {
  const at = text.lastIndexOf(separator);
  if (at <= 0) return null;
  return {
    form: { name: text.slice(0, at) },
    fields: [{ name: text.slice(at + separator.length) }],
  };
}

function textOf(chosen: FormSelection | null): string {
  const [field] = chosen?.fields ?? [];
  return chosen && field ? `${chosen.form.name}${separator}${field.name}` : '';
}
