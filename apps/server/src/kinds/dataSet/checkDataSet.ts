import { findShapeFaults, whole } from '../../store/checkShape.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { joinViolations } from '../../store/joinViolations.ts';
import type { SchemaFaults } from '../../store/schemaViolations.ts';
import type { DataSetDoc } from './DataSetDoc.ts';
import { readDataSet } from './readDataSet.ts';

/** A document that passed, or what is wrong with it. */
export type CheckedDataSet =
  | (SchemaFaults & { doc: null })
  | {
      violations: [];
      isTyped: true;
      /** In the one form in which sets are stored. */
      doc: DataSetDoc;
      /** Where the given document has what `doc` has at a JSON pointer. */
      toGiven: (pointer: string) => string;
    };

/** Holds a document of a data set against the rules that a request body is held against, and reads it in the same way. */
export function checkDataSet(given: JsonObject): CheckedDataSet {
  const faults = findDataSetShapeFaults(given);
  if (!faults.isTyped) return { ...faults, doc: null };
  // The types were checked.
  const set = given as DataSetDoc;
  const { doc, toBodyPointer, ...read } = readDataSet(set);
  const violations = joinViolations(faults.violations, read.violations);
  if (violations.length > 0) return { violations, isTyped: true, doc: null };
  return { violations: [], isTyped: true, doc: { ...doc, required: set.required }, toGiven: toBodyPointer };
}

const text = { type: 'string' };
const optionalText = { type: ['string', 'null'] };
const shortText = { type: 'string', maxLength: 1000 };
const optionalShortText = { type: ['string', 'null'], maxLength: 1000 };
const flag = { type: 'boolean' };
const optionalFlag = { type: ['boolean', 'null'] };
const position = { type: 'integer', minimum: 0 };

const criterion = whole({
  dataSetName: text,
  value: text,
  productName: optionalText,
  fieldValue1: optionalText,
  fieldValue2: optionalText,
  fieldValue3: optionalText,
  ordering: position,
});

const item = {
  type: 'object',
  required: [
    ...['name', 'value', 'grouping', 'ordering', 'defaultPrecedence', 'enhancedDynamicDataItemCriteriaList'],
  ],
  additionalProperties: false,
  properties: {
    name: text,
    value: text,
    grouping: text,
    ordering: position,
    defaultPrecedence: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
    enhancedDynamicDataItemCriteriaList: { type: 'array', items: criterion },
    attributes: { type: 'object', additionalProperties: text },
  },
};

const dependency = {
  ...whole({
    productDependent: flag,
    sourceFieldDependencies: {
      type: 'array',
      maxItems: 3,
      items: whole({ formTemplateUniqueName: shortText, fieldName: text, key: text }),
    },
  }),
  type: ['object', 'null'],
};

/** The shape of a stored data set, with the limits that the contract sets for writing one. */
const findDataSetShapeFaults = findShapeFaults(
  whole({
    name: shortText,
    description: shortText,
    type: { type: 'integer', enum: [0, 1, 2, 3] },
    dynamicDefault: optionalFlag,
    supportSearch: flag,
    minSearchStringLength: { type: 'integer', minimum: 1, maximum: 99 },
    generatorBeanName: optionalShortText,
    repeatingFormTemplateUniqueName: optionalShortText,
    clearInvalidFieldValue: optionalFlag,
    required: flag,
    items: { type: 'array', maxItems: 100_000, items: item },
    dynamicDataSetDependency: dependency,
  }),
);
