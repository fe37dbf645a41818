import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { nameColumn } from '../nameColumn.ts';
import { type RuleDoc, ruleKind } from './ruleKind.ts';

/** Rules, as far as data sets need them: they are backed up and restored. */
export const ruleModule: KindModule<RuleDoc> = {
  kind: ruleKind,
  ownerUri: '/Rule',
  plural: 'rules',
  addressing: 'name',
  parameter: 'ruleName',
  operations: {},
  bodyLimit: defaultBodyLimit,
  permissions: ['MANAGE_RULES'],
  backupPermissions: [],
  view: ({ doc }) => doc,
  columns: nameColumn,
  asReferrer: { type: 3, versionOf: ({ ruleVersion }) => String(ruleVersion) },
  section: jsonSection('Rules', 'rule', ruleKind),
};
