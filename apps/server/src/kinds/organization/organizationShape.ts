import { checkShape } from '../../store/checkShape.ts';

const text = { type: ['string', 'null'] };
const id = { type: 'string', format: 'name', maxLength: 1000 };
const optional = [
  'code',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'state',
  'postalCode',
  'phoneNumber',
];

/** The shape of a stored organization. */
export const checkOrganizationShape = checkShape({
  type: 'object',
  required: ['id', 'organizationType', 'name', 'parentId', ...optional],
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(optional.map((property) => [property, text])),
    id,
    organizationType: { type: 'integer', enum: [1, 2, 3, 4] },
    name: { type: 'string' },
    parentId: { ...id, type: ['string', 'null'] },
  },
});
