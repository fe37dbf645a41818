const name = { type: 'string', format: 'name', maxLength: 1000 };
const code = { type: 'integer', minimum: 0 };

const field = {
  type: 'object',
  required: ['name', 'label', 'type', 'dataSetName'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 100 },
    name,
    label: { type: 'string' },
    type: code,
    dataSetName: { type: ['string', 'null'], minLength: 1, maxLength: 1000 },
  },
};

/** The shape of a stored form template, as a JSON schema. */
export const formTemplateShape = {
  type: 'object',
  required: ['uniqueName', 'name', 'version', 'type', 'status', 'repeatable', 'productNames', 'fields'],
  additionalProperties: false,
  properties: {
    uniqueName: name,
    name: { type: 'string' },
    version: code,
    type: code,
    status: code,
    repeatable: { type: 'boolean' },
    productNames: { type: 'array', items: name },
    fields: { type: 'array', items: field },
  },
};
