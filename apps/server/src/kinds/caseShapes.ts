const scalar = { type: ['string', 'number', 'boolean', 'null'] };

/** A JSON schema of the values of a kept case, by key: `Form::field`, `Object.property`, or the name of a variable. */
export const caseValuesShape = {
  type: 'object',
  maxProperties: 2000,
  additionalProperties: { anyOf: [scalar, { type: 'array', maxItems: 1000, items: scalar }] },
};

/** What kept cases of every kind have, as properties of a JSON schema. */
export const caseShapes = {
  id: { type: 'string', minLength: 1, maxLength: 100 },
  name: { type: 'string', minLength: 1, maxLength: 255 },
  values: caseValuesShape,
};
