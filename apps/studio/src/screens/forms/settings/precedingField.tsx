import { TwoStepSelector } from '@studio/widgets';
import { makeField } from '../../../kernel/object/plain/makeField.ts';
import type { FieldControl, PlainField } from '../../../kernel/object/plain/PlainField.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import type { FormSettings, SettingsDoc } from './model/FormSettings.ts';
import { joinPreceding, splitPreceding } from './model/FormSettings.ts';
import { isInProduction } from './model/toFormBody.ts';
import { listFields, searchPrecedingForms } from './settings.api.ts';
import { formSettingsText } from './settings.messages.ts';

/** The field that a supplemental form follows: a form of the same type, then one of its fields. */
export const precedingField: PlainField<FormSettings, string, SettingsDoc> = makeField<
  string,
  SettingsDoc,
  FormSettings
>(
  {
    label: () => formSettingsText('preceding'),
    bodyName: 'precedingFieldFormTemplateUniqueName',
    isShown: ({ mode }) => mode === 'supplemental',
    isRequired: true,
    lockedBecause: (doc) => (isInProduction(doc) ? formSettingsText('inProduction') : ''),
  },
  {
    comparable: (value) => (value === '' ? null : value),
    format: (value) => describePreceding(String(value ?? '')),
    isEmpty: (value) => value === '',
    render: (control, { draft, doc }) => (
      // The settings of a form are its document.
      <Preceding {...control} draft={draft} form={doc as SettingsDoc} />
    ),
  },
);

/** A chosen field with its form, as the selector says it. */
function describePreceding(value: string): string {
  const chosen = splitPreceding(value);
  return chosen === null ? '' : `${chosen.field} (${chosen.form})`;
}

interface PrecedingProps extends FieldControl<string> {
  readonly draft: FormSettings;
  /** As it was saved. */
  readonly form: SettingsDoc;
}

function Preceding({
  label,
  value,
  onValueChange,
  isReadOnly,
  readOnlyReason,
  error,
  draft,
  form,
}: PrecedingProps) {
  const { type, uniqueName } = draft;
  const ownNames = [uniqueName, form?.formTemplate.uniqueName ?? ''];
  const chosen = splitPreceding(value);
  return (
    <TwoStepSelector
      mode="forms"
      isRequired
      {...{ label, error, readOnlyReason }}
      isDisabled={isReadOnly}
      value={chosen && { form: { name: chosen.form }, fields: [{ name: chosen.field }] }}
      onValueChange={(next) =>
        onValueChange(joinPreceding(next?.form.name ?? null, next?.fields[0]?.name ?? null))
      }
      searchForms={async (text, { signal }) => {
        if (type === null) throw new Error(formSettingsText('preceding.noType'));
        const found = await explained(searchPrecedingForms(text, { type, except: ownNames }, signal));
        return found.map((each) => ({
          name: each.uniqueName,
          label: `${each.displayName} (${each.uniqueName})`,
        }));
      }}
      loadFields={async ({ name }, { signal }) => {
        const fields = await explained(listFields(name, signal));
        return fields.map((field) => ({ name: field.name, label: fieldText(field) }));
      }}
    />
  );
}

function fieldText({ name, label }: { readonly name: string; readonly label: string }): string {
  return label === '' || label === name ? name : `${label} (${name})`;
}

/** What the selector says of a failure is its message. */
async function explained<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(describeError(error), { cause: error });
  }
}
