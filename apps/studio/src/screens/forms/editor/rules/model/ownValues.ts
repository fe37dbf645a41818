import { typeNameOf } from '@studio/rules';
import type { ConditionValue } from '@studio/widgets';
import { createRuleValueKinds } from '@studio/widgets/presets';
import { loadDataSetItems } from '../../../../../kernel/resource/loadDataSetItems.ts';
import {
  itemChoice,
  type OwnConditionChoices,
  offeredKinds,
  searchConditionValues,
} from '../../../../../kernel/rules/ruleSchema.ts';
import { type FormPart, fieldText } from '../../draft/FormDraft.ts';

/** The form that is edited, as it is now. */
export interface EditedForm {
  readonly uniqueName: string;
  readonly parts: readonly FormPart[];
}

/** Labels, repeaters, spacers, buttons, links, uploads and summaries hold no value. */
const withoutValue: ReadonlySet<number> = new Set([9, 10, 11, 14, 17, 20, 21, 24]);

/** The fields of a form that conditions can be about. */
export function fieldsWithValue(parts: readonly FormPart[]): readonly FormPart[] {
  return parts.filter(
    ({ isHead, type, variableName }) => !isHead && variableName !== '' && !withoutValue.has(type),
  );
}

/** The kinds of value of the conditions of a form that is edited: its own fields are offered as they are now, saved or not. */
export function formValueKinds(getForm: () => EditedForm): ReturnType<typeof createRuleValueKinds> {
  return offeredKinds(
    createRuleValueKinds({
      searchValues: searchConditionValues(ownChoices(getForm)),
      getValueText: (value) => {
        const field = ownField(value, getForm());
        return field === undefined ? undefined : fieldText(field);
      },
    }),
  );
}

function ownField(
  value: ConditionValue | undefined,
  { uniqueName, parts }: EditedForm,
): FormPart | undefined {
  if (value?.kind !== 'FieldValue' || value['formTemplateUniqueName'] !== uniqueName) return undefined;
  return parts.find(({ isHead, variableName }) => !isHead && variableName === value['fieldName']);
}

const ofField: ReadonlySet<string> = new Set([
  'LeftSideFieldValue',
  'LeftSideClassCodeFieldValue',
  'DataSetItemValue',
]);

function ownChoices(getForm: () => EditedForm): OwnConditionChoices {
  return ({ kind, leftSide }, signal) => {
    const form = getForm();
    if (kind === 'FieldValue') {
      return Promise.resolve(
        fieldsWithValue(form.parts).map((part) => ({
          value: {
            ...{ kind, formTemplateUniqueName: form.uniqueName, fieldName: part.variableName },
            ...{ variableName: part.variableName, typeName: typeNameOf(part) },
          },
          label: fieldText(part),
        })),
      );
    }
    const dataSetName = ofField.has(kind) ? (ownField(leftSide, form)?.dynamicDataSet ?? null) : null;
    if (dataSetName === null) return null;
    return loadDataSetItems(dataSetName, signal).then(({ items }) =>
      items.map(({ name, value }) => itemChoice(kind, { name, value, dataSetName })),
    );
  };
}
