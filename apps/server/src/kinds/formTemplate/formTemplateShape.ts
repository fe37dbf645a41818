import { caseShapes, caseValuesShape } from '../caseShapes.ts';
import { formTemplateTypes } from './formTemplateTypes.ts';

const name = { type: 'string', format: 'name', maxLength: 1000 };
const code = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const text = { type: 'string', maxLength: 1000 };
const optionalName = { type: ['string', 'null'], minLength: 1, maxLength: 1000 };
const script = { type: 'string', maxLength: 100_000 };
const pixels = { type: ['integer', 'null'], minimum: 0, maximum: 10_000 };
const lastDay = 8_640_000_000_000_000;
const day = { type: ['integer', 'null'], multipleOf: 86_400_000, minimum: -lastDay, maximum: lastDay };

/** The highest version of a form: others can be counted on from each below it. */
export const highestVersion = 1_000_000;

const field = {
  type: 'object',
  required: ['name', 'label', 'type', 'dataSetName'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 100 },
    name,
    label: { type: 'string' },
    type: code,
    dataSetName: optionalName,
    hidden: flag,
    triggerRuleName: optionalName,
    untriggerBehavior: { enum: [0, 1] },
    validator: optionalName,
    linkFormTemplateUniqueName: optionalName,
    linkVariableName: optionalName,
    linkPropertyPath: optionalName,
    options: { type: ['string', 'null'], maxLength: 100_000 },
    propertyExpression: optionalName,
    flags: text,
    fontStyle: text,
    labelPosition: text,
    tooltip: text,
    labelWidth: pixels,
    fieldWidth: pixels,
    agencyVisible: flag,
    carrierVisible: flag,
    productNames: { type: 'array', maxItems: 500, items: name },
    agencyEditable: flag,
    carrierEditable: flag,
    disableExpression: script,
    requiredLevel: { enum: [0, 1, 2] },
    requiredLevelExpression: script,
    regularExpression: script,
    numberDomain: text,
    allowNegative: flag,
    rangeMin: text,
    rangeMax: text,
    rounding: text,
    dollarSign: flag,
    maxChars: { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 },
    defaultValue: { type: 'string', maxLength: 10_000 },
    valueExpression: script,
    valueFormat: text,
    refreshable: flag,
  },
};

const section = {
  type: 'object',
  required: ['label', 'repeating', 'rows'],
  additionalProperties: false,
  properties: {
    label: text,
    repeating: flag,
    rows: { type: 'array', items: { type: 'array', items: { type: 'string', minLength: 1 } } },
  },
};

const condition = { $ref: '#/$defs/condition' };

/** What a condition compares, and what it takes, is anything that JSON can be. */
const conditionShape = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: {
      enum: [
        ...['CompositeCondition', 'UnaryCondition', 'BinaryCondition'],
        ...['ParameterizedCondition', 'RawCondition'],
      ],
    },
    operator: { enum: ['and', 'or', 'not'] },
    subconditions: { type: 'array', maxItems: 1000, items: condition },
    subcondition: condition,
    operatorName: { type: 'string', maxLength: 100 },
    rawExpression: script,
  },
};

const rule = {
  type: 'object',
  required: ['name', 'description', 'condition'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '\\S', maxLength: 100 },
    description: { type: 'string', maxLength: 255 },
    condition,
  },
};

const keptCase = {
  type: 'object',
  required: ['id', 'name', 'values', 'expected'],
  additionalProperties: false,
  properties: {
    ...caseShapes,
    expected: {
      type: 'object',
      required: ['shown', 'values'],
      additionalProperties: false,
      properties: {
        shown: { type: 'object', maxProperties: 2000, additionalProperties: flag },
        values: caseValuesShape,
      },
    },
  },
};

const error = {
  type: 'object',
  required: ['pointer', 'message'],
  additionalProperties: false,
  properties: { pointer: { type: 'string' }, message: { type: 'string' } },
};

/** The shape of a stored form template, as a JSON schema. What is not required was not there before forms could be edited. */
export const formTemplateShape = {
  $defs: { condition: conditionShape },
  type: 'object',
  required: ['uniqueName', 'name', 'version', 'type', 'status', 'repeatable', 'productNames', 'fields'],
  additionalProperties: false,
  properties: {
    uniqueName: name,
    name: { type: 'string', pattern: '\\S', maxLength: 1000 },
    version: { ...code, maximum: highestVersion },
    type: { ...code, maximum: formTemplateTypes.length - 1 },
    status: { enum: [0, 1, 2] },
    repeatable: flag,
    productNames: { type: 'array', items: name },
    fields: { type: 'array', items: field },
    flags: text,
    ordering: { type: 'integer', minimum: -1, maximum: 1_000_000 },
    effectiveDateRangeBegin: day,
    effectiveDateRangeEnd: day,
    root: flag,
    proposalLevel: flag,
    includedInEndorsement: flag,
    dynamicNameTemplate: text,
    staticName: text,
    allowDirectNavigation: flag,
    sortRepeatableFormNames: flag,
    linkFormTemplateUniqueName: optionalName,
    precedingFieldFormTemplateUniqueName: optionalName,
    precedingFieldVariableName: optionalName,
    sections: { type: 'array', items: section },
    fieldRules: { type: 'array', items: rule },
    cases: { type: 'array', maxItems: 500, items: keptCase },
    triggerRule: {
      type: ['object', 'null'],
      required: ['name', 'condition'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, condition },
    },
    errors: { type: 'array', items: error },
  },
};
