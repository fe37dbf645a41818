import type { FormSection, RuleCondition, UiFormTemplate } from '@studio/api';
import type { OwnForm } from '../../../kernel/rules/names/KnownNames.ts';

/** A part of a form that is edited, as far as conditions name it. */
interface Part {
  readonly isHead: boolean;
  readonly variableName: string;
  readonly label: string;
  readonly dynamicDataSet: string | null;
}

/** A form as it was saved, to describe its conditions with. */
export function ownForm(uniqueName: string, sections: readonly FormSection[]): OwnForm {
  const fields = sections.flatMap(({ rows }) => rows.flatMap((row) => row.fields));
  return {
    uniqueName,
    fields: new Map(
      fields.map(({ label = '', fieldTemplate: { variableName, dynamicDataSet: dataSetName = null } }) => [
        variableName,
        { label, dataSetName },
      ]),
    ),
  };
}

/** The conditions of a form as it was saved. */
export function conditionsOf({
  triggerRule,
  fieldRules,
}: Pick<UiFormTemplate, 'fieldRules' | 'triggerRule'>): readonly RuleCondition[] {
  return [triggerRule, ...fieldRules].flatMap((rule) => (rule === null ? [] : [rule.condition]));
}

/** A form as it is edited, to describe its conditions with. */
export function ownDraft(uniqueName: string, parts: readonly Part[]): OwnForm {
  return {
    uniqueName,
    fields: new Map(
      parts.flatMap(({ isHead, variableName, label, dynamicDataSet: dataSetName }) =>
        isHead ? [] : [[variableName, { label, dataSetName }] as const],
      ),
    ),
  };
}
