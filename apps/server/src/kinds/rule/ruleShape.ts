import { checkShape } from '../../store/checkShape.ts';

const text = { type: 'string' };
const integer = { type: 'integer', minimum: 0 };

/** The shape of a stored rule. What conditions and actions hold is anything that JSON can. */
export const checkRuleShape = checkShape({
  type: 'object',
  required: ['name', 'description', 'ruleSetName', 'version', 'condition', 'actions'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', format: 'name', maxLength: 1000 },
    description: text,
    ruleSetName: text,
    version: integer,
    priority: integer,
    active: { type: 'boolean' },
    tags: { type: 'array', items: text },
    condition: true,
    actions: { type: 'array' },
  },
});
