import { checkShape } from '../../store/checkShape.ts';

import { type RuleDoc, shownRuleName } from './RuleDoc.ts';

/** Characters of a name, without the suffix that people are not shown. */
const longestName = 100;

/** The shape of a stored rule. What conditions and actions hold is anything that JSON can: what is wrong with it makes a rule invalid. */
export const checkRuleShape = checkShape<RuleDoc>(
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
