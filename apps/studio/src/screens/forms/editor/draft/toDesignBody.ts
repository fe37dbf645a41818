import type { FormCase, RuleCondition, UiField, UiFormTemplate, UiFormTemplateWrite } from '@studio/api';
import { savedCondition } from './conditionRows.ts';
import type { CaseRow, FormDraft, FormPart } from './FormDraft.ts';
import { layoutOf } from './formLayout.ts';

/** A field that the server has no number for yet. */
const newField = -1;

/** What saving a draft sends: sections, fields and rules as edited, and the settings of the version that it is saved over. */
export function toDesignBody(draft: FormDraft, doc: UiFormTemplate): UiFormTemplateWrite {
  const { triggerRule } = doc;
  return {
    formTemplate: settingsIn(doc),
    ordering: doc.ordering,
    formRepeatable: doc.formRepeatable,
    sortRepeatableFormNames: doc.sortRepeatableFormNames,
    sections: layoutOf(draft).map(({ head, rows }) => ({
      ...{ label: head.label, repeating: head.repeating },
      rows: rows.map((fields) => ({ fields: fields.map(toField) })),
    })),
    fieldRules: draft.rules.map(({ name, description, condition }) => ({
      ...{ name, description },
      condition: savedCondition(condition),
    })),
    cases: draft.cases.map(toCase),
    // Whether there is one follows from the settings.
    triggerRule:
      triggerRule && draft.condition !== ''
        ? { ...triggerRule, condition: savedCondition(draft.condition) }
        : triggerRule,
    precedingFieldFormTemplateUniqueName: doc.precedingFieldFormTemplateUniqueName,
    precedingFieldVariableName: doc.precedingFieldVariableName,
  };
}

/** A kept case as the contract has it. */
export function toCase({ key: id, name, values, expected }: CaseRow): FormCase {
  // What a draft was made with.
  const parsed = { values: JSON.parse(values), expected: JSON.parse(expected) } as Pick<
    FormCase,
    'values' | 'expected'
  >;
  return { id, name, ...parsed };
}

function settingsIn({ formTemplate: form }: UiFormTemplate): UiFormTemplateWrite['formTemplate'] {
  return {
    uniqueName: form.uniqueName,
    displayName: form.displayName,
    type: form.type,
    root: form.root,
    includedInEndorsement: form.includedInEndorsement,
    proposalLevel: form.proposalLevel,
    effectiveDateRangeBegin: form.effectiveDateRangeBegin,
    effectiveDateRangeEnd: form.effectiveDateRangeEnd,
    productTemplates: form.productTemplates.map(({ id }) => ({ id })),
    appliesToAllProductTemplates: form.appliesToAllProductTemplates,
    dynamicNameTemplate: form.dynamicNameTemplate,
    staticName: form.staticName,
    allowDirectNavigation: form.allowDirectNavigation,
    linkFormTemplateUniqueName: form.linkFormTemplateUniqueName,
    flags: form.flags,
  };
}

function toField(part: FormPart): UiField {
  const {
    key: _key,
    id,
    isHead: _isHead,
    repeating: _repeating,
    isBeside: _isBeside,
    products,
    ...settings
  } = part;
  const { variableName, type, hidden, triggerRuleName, untriggerBehavior, validator, options, ...others } =
    settings;
  const { linkFormTemplateUniqueName, linkVariableName, linkPropertyPath, dynamicDataSet, ...rest } = others;
  const { propertyExpression, ...own } = rest;
  return {
    ...own,
    productTemplates: productIds(part).map((product) => ({ id: product })),
    fieldTemplate: {
      id: id === '' ? newField : Number(id),
      ...{ variableName, type, hidden, triggerRuleName, untriggerBehavior, validator, options },
      ...{
        linkFormTemplateUniqueName,
        linkVariableName,
        linkPropertyPath,
        dynamicDataSet,
        propertyExpression,
      },
    },
  };
}

/** The products for which a field is shown; none for all. */
export function productIds({ products }: Pick<FormPart, 'products'>): readonly string[] {
  // What a draft was made with.
  return products === '' ? [] : (JSON.parse(products) as string[]);
}

/** A condition as the contract has it. @param text what a draft holds */
export function readCondition(text: string): RuleCondition {
  // What a draft was made with.
  return JSON.parse(text) as RuleCondition;
}
