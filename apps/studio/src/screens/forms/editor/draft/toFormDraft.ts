import type { FormSection, UiField, UiFormTemplate } from '@studio/api';
import { draftOnce } from '../../../../kernel/editor/fields/draftOnce.ts';
import { newRowKey } from '../../../../kernel/editor/fields/newRowKey.ts';
import { draftCondition } from './conditionRows.ts';
import { blankPart, type FormDraft, type FormPart } from './FormDraft.ts';

/** The draft of a form as it was loaded; the same object each time. */
export const toFormDraft = draftOnce<UiFormTemplate, FormDraft>((doc) => {
  const taken = new Set<string>();
  return {
    parts: doc.sections.flatMap(partsOf),
    rules: doc.fieldRules.map(({ name, description, condition }) => ({
      ...{ key: newRowKey(), name, description },
      condition: draftCondition(condition, taken),
    })),
    cases: doc.cases.map(({ id, name, values, expected }) => ({
      ...{ key: id, name },
      ...{ values: JSON.stringify(values), expected: JSON.stringify(expected) },
    })),
    condition: doc.triggerRule === null ? '' : draftCondition(doc.triggerRule.condition, taken),
  };
});

function partsOf({ label, repeating, rows }: FormSection): FormPart[] {
  const head: FormPart = { ...blankPart(newRowKey()), isHead: true, label, repeating };
  const fields = rows.flatMap((row) => row.fields.map((field, index) => partOf(field, index > 0)));
  return [head, ...fields];
}

function partOf({ fieldTemplate, productTemplates, ...own }: UiField, isBeside: boolean): FormPart {
  const { id, ...template } = fieldTemplate;
  const products = productTemplates.map((product) => product.id);
  return {
    ...blankPart(newRowKey()),
    ...own,
    ...template,
    id: typeof id === 'number' && id > 0 ? String(id) : '',
    isBeside,
    products: products.length === 0 ? '' : JSON.stringify(products),
  };
}
