import { checkShape } from '../../store/checkShape.ts';

const text = { type: 'string' };
const name = { type: 'string', format: 'name', maxLength: 1000 };
const flag = { type: 'boolean' };

/** The shape of a stored product. */
export const checkProductShape = checkShape({
  type: 'object',
  required: [
    ...['uniqueName', 'shortName', 'name', 'externalName', 'active'],
    ...['selectableOnSubmission', 'selectableOnQuote', 'formTemplateUniqueNames'],
  ],
  additionalProperties: false,
  properties: {
    uniqueName: name,
    shortName: text,
    name,
    externalName: text,
    active: flag,
    selectableOnSubmission: flag,
    selectableOnQuote: flag,
    formTemplateUniqueNames: { type: 'array', items: name },
  },
});
