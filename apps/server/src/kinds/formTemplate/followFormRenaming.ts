import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { Renaming } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { renameInExpression } from '../rule/ruleKind.ts';
import { mapObjects } from '../rule/walkObjects.ts';
import { renameInDynamicName } from './dynamicName.ts';
import { renameInScript } from './expressionFields.ts';
import type { Condition, FormCase, FormField, FormTemplateDoc } from './FormTemplateDoc.ts';
import { renameFilledFields } from './filledFields.ts';
import { scriptProperties } from './formReferences.ts';
import { renameColumns } from './summaryColumns.ts';

/** The form with everything that it names called as it is now; the same object when nothing of it has another name. */
export function followFormRenaming(doc: FormTemplateDoc, renaming: Renaming): FormTemplateDoc {
  const followed = followIn(doc, renaming);
  return isDeepStrictEqual(followed, doc) ? doc : followed;
}

function followIn(doc: FormTemplateDoc, renaming: Renaming): FormTemplateDoc {
  const { kind, from, to } = renaming;
  const renamed = <Name extends string | null>(name: Name) => (name === from ? to : name);
  if (kind === kindNames.dataSet) {
    const fields = doc.fields.map((field) => ({ ...field, dataSetName: renamed(field.dataSetName) }));
    return { ...withConditions(doc, (object) => followDataSet(object, renaming)), fields };
  }
  if (kind === kindNames.product) {
    const fields = doc.fields.map((field) =>
      field.productNames ? { ...field, productNames: field.productNames.map(renamed) } : field,
    );
    return { ...doc, productNames: doc.productNames.map(renamed), fields };
  }
  return kind === kindNames.formTemplate ? followForm(doc, renaming) : doc;
}

function followForm(doc: FormTemplateDoc, given: Renaming): FormTemplateDoc {
  const renaming = ofOwn(doc, given);
  const mention = (form: string | null | undefined, field: string | null | undefined) =>
    mentionNow({ form: form ?? '', field: field ?? '' }, renaming);
  const preceding = doc.precedingFieldFormTemplateUniqueName;
  const { form, field } = mention(preceding, doc.precedingFieldVariableName);
  return {
    ...withConditions(doc, (object) => followField(object, renaming)),
    ...(preceding && {
      precedingFieldFormTemplateUniqueName: form,
      precedingFieldVariableName: doc.precedingFieldVariableName && field,
    }),
    ...(doc.linkFormTemplateUniqueName && {
      linkFormTemplateUniqueName: mention(doc.linkFormTemplateUniqueName, '').form,
    }),
    ...(doc.dynamicNameTemplate && {
      dynamicNameTemplate: followOwn(doc, doc.dynamicNameTemplate, renaming),
    }),
    fields: doc.fields.map((each) => followInField(each, renaming, doc.uniqueName)),
    ...(doc.cases && { cases: doc.cases.map((each) => followInCase(doc, each, renaming)) }),
  };
}

/** What a form names that it has itself is that field, also where another one was called so before. */
function ofOwn({ uniqueName, fields }: FormTemplateDoc, renaming: Renaming): Renaming {
  if (uniqueName !== renaming.to) return renaming;
  const names = new Set(fields.map(({ name }) => name));
  const parts = new Map([...renaming.parts].filter(([former]) => !names.has(former)));
  return parts.size === renaming.parts.size ? renaming : { ...renaming, parts };
}

/** Values of a case name fields of any form; what is shown is of its own. */
function followInCase(
  doc: FormTemplateDoc,
  { values, expected, ...rest }: FormCase,
  renaming: Renaming,
): FormCase {
  const isOwn = doc.uniqueName === renaming.from || doc.uniqueName === renaming.to;
  const fieldNow = (name: string) => (isOwn ? (renaming.parts.get(name) ?? name) : name);
  const keyNow = (key: string) => {
    const at = key.lastIndexOf('::');
    if (at === -1) return key;
    const now = mentionNow({ form: key.slice(0, at), field: key.slice(at + 2) }, renaming);
    return `${now.form}::${now.field}`;
  };
  return {
    ...rest,
    values: withKeys(values, keyNow),
    expected: { shown: withKeys(expected.shown, fieldNow), values: withKeys(expected.values, keyNow) },
  };
}

function withKeys<Value>(values: Readonly<Record<string, Value>>, keyNow: (key: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [keyNow(key), value]));
}

/** A Dynamic Name names fields of its own form: it follows when that is the one whose fields have other names, which may have another name, too. */
function followOwn(
  { uniqueName, fields }: FormTemplateDoc,
  template: string,
  { to, parts }: Renaming,
): string {
  const names = new Set(fields.map(({ name }) => name));
  // Another version may have had the new name before, with fields of its own.
  const isOwn = uniqueName === to && [...parts.values()].every((name) => names.has(name));
  return isOwn ? renameInDynamicName(template, (field) => parts.get(field) ?? field) : template;
}

interface Mention {
  form: string;
  field: string;
}

function mentionNow(mention: Mention, { from, to, parts }: Renaming): Mention {
  return mention.form === from ? { form: to, field: parts.get(mention.field) ?? mention.field } : mention;
}

function followInField(field: FormField, renaming: Renaming, ownName: string): FormField {
  const followed: FormField = { ...field };
  const { linkFormTemplateUniqueName: form, linkVariableName, options } = field;
  if (form) {
    const now = mentionNow({ form, field: linkVariableName ?? '' }, renaming);
    followed.linkFormTemplateUniqueName = now.form;
    if (linkVariableName) followed.linkVariableName = now.field;
    if (options)
      followed.options = renameColumns(
        options,
        (column) => mentionNow({ form, field: column }, renaming).field,
      );
  }
  if (followed.options && (ownName === renaming.from || ownName === renaming.to))
    followed.options = renameFilledFields(followed.options, (name) => renaming.parts.get(name) ?? name);
  for (const property of scriptProperties) {
    const script = field[property];
    if (script) followed[property] = renameInScript(script, (mention) => mentionNow(mention, renaming));
  }
  return followed;
}

function withConditions(doc: FormTemplateDoc, change: (object: JsonObject) => JsonObject): FormTemplateDoc {
  const { triggerRule, fieldRules } = doc;
  return {
    ...doc,
    ...(triggerRule && {
      triggerRule: { ...triggerRule, condition: mapObjects(triggerRule.condition, change) },
    }),
    ...(fieldRules && {
      fieldRules: fieldRules.map((rule) => ({ ...rule, condition: mapObjects(rule.condition, change) })),
    }),
  };
}

/** A condition with what it names called as it is now. */
export function followInCondition(condition: Condition, renaming: Renaming): Condition {
  return mapObjects(condition, (object) =>
    renaming.kind === kindNames.dataSet ? followDataSet(object, renaming) : followField(object, renaming),
  );
}

function followField(object: JsonObject, renaming: Renaming): JsonObject {
  const { kind, formTemplateUniqueName: form, fieldName, variableName } = object;
  if (form === undefined) return renameInExpression(object, renaming);
  if (typeof form !== 'string' || form !== renaming.from) return object;
  if (kind === 'FormTemplateValue') return { ...object, formTemplateUniqueName: renaming.to };
  if (kind !== 'FieldValue' || typeof fieldName !== 'string') return object;
  const now = renaming.parts.get(fieldName) ?? fieldName;
  const called = variableName === fieldName ? { variableName: now } : {};
  return { ...object, formTemplateUniqueName: renaming.to, fieldName: now, ...called };
}

function followDataSet(object: JsonObject, { from, to }: Renaming): JsonObject {
  const isNamed = object['kind'] === 'DataSetItemValue' && object['datasetName'] === from;
  return isNamed ? { ...object, datasetName: to } : object;
}
