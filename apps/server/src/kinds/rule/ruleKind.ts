import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { checkRuleShape } from './ruleShape.ts';
import { mapObjects, walkObjects } from './walkObjects.ts';

/** A rule as far as data sets need it. */
export type RuleDoc = {
  name: string;
  description: string;
  ruleSetName: string;
  version: number;
  condition: JsonValue;
  actions: JsonValue[];
};

/** Rules. The values in their conditions and actions refer to fields of forms and to data sets. */
export const ruleKind: Kind<RuleDoc> = {
  name: kindNames.rule,
  noun: 'rule',
  validate: checkRuleShape,
  nameOf: ({ name }) => name,
  summarise: ({ ruleSetName, version }) => ({ ruleSetName, ruleVersion: version }),
  referencesOf: (doc) => walkObjects(doc).flatMap(({ object, pointer }) => referenceOf(object, pointer)),
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc, renaming) => mapObjects(doc, (object) => renameIn(object, renaming)),
};

function referenceOf(object: JsonObject, pointer: string): Reference[] {
  const { kind, dataSetName, formTemplateUniqueName, fieldName } = object;
  if (kind === 'DataSetItemValue' && typeof dataSetName === 'string') {
    return [{ part: '', toKind: kindNames.dataSet, toName: dataSetName, toPart: '', pointer }];
  }
  if (kind === 'FieldValue' && typeof formTemplateUniqueName === 'string' && typeof fieldName === 'string') {
    return [
      {
        part: '',
        toKind: kindNames.formTemplate,
        toName: formTemplateUniqueName,
        toPart: fieldName,
        pointer,
      },
    ];
  }
  return [];
}

function renameIn(object: JsonObject, { kind, from, to, parts }: Renaming): JsonObject {
  if (kind === kindNames.dataSet && object['kind'] === 'DataSetItemValue' && object['dataSetName'] === from) {
    return { ...object, dataSetName: to };
  }
  if (
    kind === kindNames.formTemplate &&
    object['kind'] === 'FieldValue' &&
    object['formTemplateUniqueName'] === from
  ) {
    const { fieldName } = object;
    const renamed = typeof fieldName === 'string' ? (parts.get(fieldName) ?? fieldName) : fieldName;
    return { ...object, formTemplateUniqueName: to, fieldName: renamed };
  }
  return object;
}
