import type { FormField } from '../../../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldTypes } from '../../../kinds/formTemplate/settings/FieldSetting.ts';
import { wholeForm } from '../../../kinds/formTemplate/wholeForm.ts';

type TestField = Partial<FormField> & {
  id: string;
  name: string;
  repeats?: boolean;
};

/** A form with one section for fields that are filled in once, and one that repeats. */
export function form(
  fields: readonly TestField[],
  fieldRules: ReturnType<typeof wholeForm>['fieldRules'] = [],
) {
  const idsOf = (repeating: boolean) =>
    fields.filter(({ repeats = false }) => repeats === repeating).map(({ id }) => [id]);
  return wholeForm({
    ...{
      uniqueName: 'Form',
      name: 'Form',
      version: 1,
      type: 43,
      status: 1,
      repeatable: false,
      productNames: [],
    },
    fieldRules,
    fields: fields.map(({ repeats: _repeats, type = fieldTypes.textInput, ...field }) => ({
      ...{ label: field.name.toUpperCase(), dataSetName: null, type },
      ...field,
    })),
    sections: [false, true].map((repeating) => ({ label: '', repeating, rows: idsOf(repeating) })),
  });
}
