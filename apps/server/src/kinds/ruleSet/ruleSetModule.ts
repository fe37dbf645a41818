import { jsonSection } from '../../exchange/jsonSection.ts';
import { checkShape } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';
import { nameColumn } from '../nameColumn.ts';

/** A rule set as it is stored. */
export type RuleSetDoc = {
  name: string;
  description: string;
  /** Sets with a lower one are evaluated first; those of the same by name. */
  ordering: number;
};

/** Rule sets: what rules are deployed and evaluated by. They refer to nothing. */
export const ruleSetKind: Kind<RuleSetDoc> = {
  name: kindNames.ruleSet,
  noun: 'rule set',
  validate: checkShape({
    type: 'object',
    required: ['name', 'description', 'ordering'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', format: 'name', maxLength: 1000 },
      description: { type: 'string', maxLength: 1000 },
      ordering: { type: 'integer', minimum: 0, maximum: 9999 },
    },
  }),
  nameOf: ({ name }) => name,
  summarise: ({ description, ordering }) => ({ description, ordering }),
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc) => doc,
};

/** Rule sets, which come with the product's content and in backups; the console chooses among them. */
export const ruleSetModule: KindModule<RuleSetDoc> = {
  kind: ruleSetKind,
  ownerUri: '/RuleSet',
  plural: 'rule sets',
  addressing: 'id',
  parameter: 'id',
  operations: {},
  bodyLimit: defaultBodyLimit,
  permissions: ['MANAGE_RULES'],
  backupPermissions: [],
  view: ({ doc }) => doc,
  columns: nameColumn,
  section: jsonSection('Rule Sets', 'ruleSet', ruleSetKind, { keepsIds: true }),
};
