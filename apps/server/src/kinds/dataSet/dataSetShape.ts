import { findShapeFaults } from '../../store/checkShape.ts';

const text = { type: 'string' };
const optionalText = { type: ['string', 'null'] };
const shortText = { type: 'string', maxLength: 1000 };
const optionalShortText = { type: ['string', 'null'], maxLength: 1000 };
const flag = { type: 'boolean' };
const optionalFlag = { type: ['boolean', 'null'] };
const position = { type: 'integer', minimum: 0 };

function all(properties: Record<string, object>): object {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

const criterion = all({
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
  ...all({
    productDependent: flag,
    sourceFieldDependencies: {
      type: 'array',
      maxItems: 3,
      items: all({ formTemplateUniqueName: shortText, fieldName: text, key: text }),
    },
  }),
  type: ['object', 'null'],
};

/** The shape of a stored data set, with the limits that the contract sets for writing one. */
export const findDataSetShapeFaults = findShapeFaults(
  all({
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
