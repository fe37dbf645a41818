import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import type { Reference } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { fieldsInExpression } from '../rule/ruleKind.ts';
import { walkObjects } from '../rule/walkObjects.ts';
import { fieldsInDynamicName } from './dynamicName.ts';
import { fieldsInScript } from './expressionFields.ts';
import type { FormField, FormTemplateDoc } from './FormTemplateDoc.ts';
import { filledFieldsIn } from './filledFields.ts';
import { columnsInOptions } from './summaryColumns.ts';

/** Why a form or a field of it is named, by the contract's codes of form references. */
export const referenceTypes = {
  fieldExpression: 1,
  linkedField: 2,
  rule: 3,
  scoringRule: 4,
  supplementalForm: 5,
  dynamicDataSet: 6,
  productTemplate: 7,
  dynamicName: 8,
  keptCases: 9,
} as const;

/** A reference to a form or a field of it, with why. */
export type FormReference = Reference & { why: number };

/** The properties of fields that hold scripts. */
export const scriptProperties = ['disableExpression', 'requiredLevelExpression', 'valueExpression'] as const;

/** Everything that a form names: the data sets and products of its fields, its own products, and other forms with their fields. */
export function referencesOfForm(doc: FormTemplateDoc): Reference[] {
  const others = formReferencesOf(doc).filter(({ toName }) => toName !== doc.uniqueName);
  return [...setsAndProductsOf(doc), ...others];
}

/** The data sets and products that a form names. Where they are missing, the form is invalid, and is saved. */
export function setsAndProductsOf(doc: FormTemplateDoc): Reference[] {
  return [
    ...doc.fields.flatMap((field, index) => namedByField(field, `/fields/${index}`)),
    ...doc.productNames.map((toName, index) =>
      named('', kindNames.product, toName, `/productNames/${index}`),
    ),
    ...dataSetsInRules(doc),
  ];
}

/** The other forms and fields, and its own, that a form names. They may be missing: the form is invalid then, and is saved. */
export function formReferencesOf(doc: FormTemplateDoc): FormReference[] {
  const { supplementalForm, linkedField, rule, dynamicName } = referenceTypes;
  const preceding = doc.precedingFieldFormTemplateUniqueName ?? null;
  const link = doc.linkFormTemplateUniqueName ?? null;
  const rules = doc.fieldRules ?? [];
  return [
    ...doc.fields.flatMap((field, index) => formsOfField(field, `/fields/${index}`, doc.uniqueName)),
    ...(preceding === null
      ? []
      : [
          weak(
            '',
            preceding,
            doc.precedingFieldVariableName ?? '',
            '/precedingFieldFormTemplateUniqueName',
            supplementalForm,
          ),
        ]),
    ...(link === null ? [] : [weak('', link, '', '/linkFormTemplateUniqueName', linkedField)]),
    ...fieldsInDynamicName(doc.dynamicNameTemplate ?? '').map((field) =>
      weak('', doc.uniqueName, field, '/dynamicNameTemplate', dynamicName),
    ),
    ...(doc.triggerRule ? fieldsInCondition(doc.triggerRule.condition, '/triggerRule/condition', rule) : []),
    ...rules.flatMap(({ condition }, index) =>
      fieldsInCondition(condition, `/fieldRules/${index}/condition`, rule),
    ),
  ];
}

function named(part: string, toKind: string, toName: string, pointer: string): Reference {
  return { part, toKind, toName, toPart: '', pointer, mayBeSavedMissing: true };
}

function weak(part: string, toName: string, toPart: string, pointer: string, why: number): FormReference {
  return { part, toKind: kindNames.formTemplate, toName, toPart, pointer, mayBeMissing: true, why };
}

function namedByField({ name, dataSetName, productNames = [] }: FormField, pointer: string): Reference[] {
  const set =
    dataSetName === null ? [] : [named(name, kindNames.dataSet, dataSetName, `${pointer}/dataSetName`)];
  return [
    ...set,
    ...productNames.map((product, index) =>
      named(name, kindNames.product, product, `${pointer}/productNames/${index}`),
    ),
  ];
}

function formsOfField(field: FormField, pointer: string, ownName: string): FormReference[] {
  const { name, linkFormTemplateUniqueName: form, linkVariableName } = field;
  const { fieldExpression, linkedField } = referenceTypes;
  const linked = form
    ? [weak(name, form, linkVariableName ?? '', `${pointer}/linkFormTemplateUniqueName`, linkedField)]
    : [];
  const inScripts = scriptProperties.flatMap((property) =>
    fieldsInScript(field[property] ?? '').map((mention) =>
      weak(name, mention.form, mention.field, `${pointer}/${property}`, fieldExpression),
    ),
  );
  const columns = form
    ? columnsInOptions(field.options).map((column) =>
        weak(name, form, column, `${pointer}/options`, linkedField),
      )
    : [];
  const filled = filledFieldsIn(field.options).map((toField) =>
    weak(name, ownName, toField, `${pointer}/options`, linkedField),
  );
  return [...linked, ...inScripts, ...columns, ...filled];
}

/** The fields that a condition is about. */
export function fieldsInCondition(condition: JsonValue, pointer: string, why: number): FormReference[] {
  return walkObjects(condition, pointer).flatMap(({ object, pointer: at }) => {
    const mention = fieldOf(object);
    if (mention) return [weak('', mention.form, mention.field, at, why)];
    return fieldsInExpression(object).map(({ form, field }) =>
      weak('', form, field, `${at}/rawExpression`, why),
    );
  });
}

function fieldOf({
  kind,
  formTemplateUniqueName,
  fieldName,
}: JsonObject): { form: string; field: string } | null {
  if (kind === 'FormTemplateValue' && typeof formTemplateUniqueName === 'string') {
    return { form: formTemplateUniqueName, field: '' };
  }
  const isField =
    kind === 'FieldValue' && typeof formTemplateUniqueName === 'string' && typeof fieldName === 'string';
  return isField ? { form: formTemplateUniqueName, field: fieldName } : null;
}

function dataSetsInRules({ triggerRule, fieldRules = [] }: FormTemplateDoc): Reference[] {
  const places: [JsonValue, string][] = fieldRules.map(({ condition }, index) => [
    condition,
    `/fieldRules/${index}/condition`,
  ]);
  if (triggerRule) places.push([triggerRule.condition, '/triggerRule/condition']);
  return places.flatMap(([condition, pointer]) => dataSetsInCondition(condition, pointer));
}

/** The data sets whose items a condition names. */
export function dataSetsInCondition(condition: JsonValue, pointer: string): Reference[] {
  return walkObjects(condition, pointer).flatMap(({ object: { kind, datasetName }, pointer: at }) =>
    kind === 'DataSetItemValue' && typeof datasetName === 'string'
      ? [{ ...named('', kindNames.dataSet, datasetName, at), mayBeMissing: true }]
      : [],
  );
}
