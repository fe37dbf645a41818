import { hash } from 'node:crypto';
import { checkShape } from '../../store/checkShape.ts';
import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import { fieldsInScript, renameInScript } from '../formTemplate/expressionFields.ts';
import { kindNames } from '../kindNames.ts';
import { type RuleDoc, shownRuleName, type WholeRule, wholeRule } from './RuleDoc.ts';
import { mapObjects, walkObjects } from './walkObjects.ts';

/** Characters of a name, without the suffix that people are not shown. */
const longestName = 100;

/** The shape of a stored rule. What conditions and actions hold is anything that JSON can: what is wrong with it makes a rule invalid. */
const checkRuleShape = checkShape<RuleDoc>(
  {
    type: 'object',
    required: ['name', 'description', 'ruleSetName', 'condition', 'actions'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', format: 'name', maxLength: 1000 },
      description: { type: 'string', maxLength: 255 },
      ruleSetName: { type: 'string', maxLength: 1000 },
      version: { type: 'integer', minimum: 0 },
      priority: { type: 'integer', minimum: 0, maximum: 9999 },
      active: { type: 'boolean' },
      status: { enum: [0, 1, 2, 3] },
      tags: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 255 } },
      condition: true,
      actions: { type: 'array' },
    },
  },
  ({ name }) =>
    shownRuleName(name).length > longestName
      ? [{ pointer: '/name', message: `A name has at most ${longestName} characters.` }]
      : [],
);

/** Rules. The values in their conditions and actions refer to fields of forms and to data sets, and a rule to the set it is in. */
export const ruleKind: Kind<RuleDoc> = {
  name: kindNames.rule,
  noun: 'rule',
  validate: checkRuleShape,
  nameOf: ({ name }) => name,
  summarise: (doc) => {
    const { ruleSetName, description, tags, priority, status } = wholeRule(doc);
    const { version: ruleVersion = null } = doc;
    return {
      ruleSetName,
      description,
      tags,
      priority,
      status,
      digest: digestOfRule(wholeRule(doc)),
      ruleVersion,
    };
  },
  searchTextOf: (doc) => [shownRuleName(doc.name), ...wholeRule(doc).tags].join('\n'),
  referencesOf: (doc) => [
    ...setReference(doc),
    ...walkObjects(doc).flatMap(({ object, pointer }) => referenceOf(object, pointer)),
  ],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc, renaming) =>
    renameSet(
      mapObjects(doc, (object) => renameIn(object, renaming)),
      renaming,
    ),
};

/** SHA-256 of what a redeploy takes of a rule, base64url: two with the same decide alike, in the same place. */
export function digestOfRule({
  name,
  priority,
  condition,
  actions,
}: Pick<WholeRule, 'name' | 'priority' | 'condition' | 'actions'>): string {
  return hash('sha256', JSON.stringify(sorted({ name, priority, condition, actions })), 'base64url');
}

function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}

/** A rule may be in a set that is not there: it is shown and mended, but not deployed. */
function setReference({ ruleSetName }: RuleDoc): Reference[] {
  if (ruleSetName === '') return [];
  const target = { toKind: kindNames.ruleSet, toName: ruleSetName, toPart: '' };
  return [{ part: '', ...target, pointer: '/ruleSetName', mayBeMissing: true }];
}

/** What an object within a rule names. */
export function referenceOf(object: JsonObject, pointer: string): Reference[] {
  const { kind, formTemplateUniqueName, fieldName, typeName, expression } = object;
  const dataSetName = object['datasetName'] ?? object['dataSetName'];
  const toDataSet = { part: '', toKind: kindNames.dataSet, toPart: '', pointer };
  if (kind === 'DataSetItemValue' && isText(dataSetName)) return [{ ...toDataSet, toName: dataSetName }];
  // A blank of an action that is filled with an item. The product offers such actions, whether their set is there or not.
  if (kind === undefined && typeName === 'DataSetItem' && isText(expression)) {
    return [{ ...toDataSet, toName: expression, mayBeMissing: true }];
  }
  const isField = kind === 'FieldValue' && isText(fieldName);
  if ((isField || kind === 'FormTemplateValue') && isText(formTemplateUniqueName)) {
    const toPart = isField ? fieldName : '';
    return [{ part: '', toKind: kindNames.formTemplate, toName: formTemplateUniqueName, toPart, pointer }];
  }
  return fieldsInExpression(object).map((mention) => ({
    ...{ part: '', toKind: kindNames.formTemplate, toName: mention.form, toPart: mention.field },
    // An expression is text: one that names what is not there is saved, and the review warns of it.
    ...{ pointer: `${pointer}/rawExpression`, mayBeMissing: true },
  }));
}

/** The fields that a custom condition or a custom action names, such as by `fieldValue('Building', 'yearBuilt')`. */
export function fieldsInExpression({ kind, rawExpression }: JsonObject): { form: string; field: string }[] {
  const isCustom = kind === 'RawCondition' || kind === 'RawAction';
  if (!isCustom || typeof rawExpression !== 'string') return [];
  return fieldsInScript(rawExpression).filter(({ form, field }) => isText(form) && isText(field));
}

/** A custom condition or action with the fields that it names called as they are now. */
export function renameInExpression(object: JsonObject, { from, to, parts }: Renaming): JsonObject {
  const { rawExpression } = object;
  if (fieldsInExpression(object).length === 0 || typeof rawExpression !== 'string') return object;
  const text = renameInScript(rawExpression, (mention) =>
    mention.form === from ? { form: to, field: parts.get(mention.field) ?? mention.field } : mention,
  );
  return text === rawExpression ? object : { ...object, rawExpression: text };
}

function renameSet(doc: RuleDoc, { kind, from, to }: Renaming): RuleDoc {
  return kind === kindNames.ruleSet && doc.ruleSetName === from ? { ...doc, ruleSetName: to } : doc;
}

/** The same with what it names called as it is now. */
export function renameIn(object: JsonObject, renaming: Renaming): JsonObject {
  const { kind, from, to, parts } = renaming;
  const { kind: valueKind, formTemplateUniqueName, fieldName } = object;
  if (kind === kindNames.dataSet) {
    if (valueKind === undefined && object['typeName'] === 'DataSetItem' && object['expression'] === from) {
      return { ...object, expression: to };
    }
    if (valueKind !== 'DataSetItemValue') return object;
    const property = 'datasetName' in object ? 'datasetName' : 'dataSetName';
    return object[property] === from ? { ...object, [property]: to } : object;
  }
  if (kind !== kindNames.formTemplate) return object;
  if (formTemplateUniqueName !== from) return renameInExpression(object, renaming);
  if (valueKind === 'FormTemplateValue') return { ...object, formTemplateUniqueName: to };
  if (valueKind !== 'FieldValue') return object;
  const renamed = typeof fieldName === 'string' ? (parts.get(fieldName) ?? fieldName) : fieldName;
  return { ...object, formTemplateUniqueName: to, fieldName: renamed ?? null };
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
