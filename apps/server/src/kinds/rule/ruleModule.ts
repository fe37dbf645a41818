import type { Action, AuthorizationKey, Rule, RuleSummary } from '@studio/api';
import { and, eq } from 'drizzle-orm';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { SectionContent } from '../../exchange/writeInitializationFile.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { byName } from '../../lists/rowOrder.ts';
import { findRuleUses, readDeployedNow } from '../../ruleDeployments/ruleDeployments.ts';
import { readContent } from '../../store/contents/readContent.ts';
import type { Queries } from '../../store/Database.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import { nameKey } from '../../store/nameKey.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { document as documents } from '../../store/schema.ts';
import { action, permitted, unless } from '../actions.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identified, identifiedRow } from '../identified.ts';
import type { KindModule, KindServices } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';
import { keptCaseSection, withCasesOf } from '../ruleSet/keptCaseSection.ts';
import { ruleSetKind } from '../ruleSet/ruleSetModule.ts';
import { isInUse, type RuleDoc, ruleStatus, shownRuleName, wholeRule } from './RuleDoc.ts';
import { readRule, withIds } from './readRule.ts';
import { ruleFilters } from './ruleFilters.ts';
import { ruleKind } from './ruleKind.ts';

const permission = 'MANAGE_RULES';

const textOf =
  (property: string) =>
  ({ summary }: ListRow) =>
    String(summary[property] ?? '');

/** Business rules: what is decided of a submission, in sets that are deployed. */
export const ruleModule: KindModule<RuleDoc> = {
  kind: ruleKind,
  ownerUri: '/Rule',
  plural: 'rules',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listRules',
    get: 'getRule',
    create: 'createRule',
    update: 'updateRule',
    remove: 'deleteRule',
    export: 'exportRules',
    references: 'listRuleReferences',
    versions: 'listRuleVersions',
    version: 'getRuleVersion',
  },
  // Room for rules of a thousand conditions.
  bodyLimit: 2 * defaultBodyLimit,
  permissions: [permission],
  backupPermissions: [],
  read: readRule,
  view: viewRule,
  toRows: ruleRows,
  columns: {
    name: byName,
    ruleSetName: textOf('ruleSetName'),
    tags: ({ summary: { tags } }) => (Array.isArray(tags) ? tags.join(', ') : ''),
    priority: ({ summary }) => Number(summary['priority'] ?? 0),
    status: ({ summary }) => statusOrder.indexOf(Number(summary['status'] ?? 1)),
    lastModifiedBy: ({ authorName }) => authorName,
    timeLastModified: ({ time }) => time,
  },
  filters: ({ queries }) => ruleFilters(queries),
  actions: ruleActions,
  findUses: ({ id }, { queries }) => findRuleUses(queries, id),
  asReferrer: {
    type: 3,
    versionOf: ({ ruleVersion }) => (typeof ruleVersion === 'number' ? String(ruleVersion) : ''),
    labelOf: (_summary, name) => shownRuleName(name),
  },
  exportedWith: keptCasesOf,
  section: jsonSection('Rules', 'rule', ruleKind, { keepsIds: true }),
};

/** Rules in use come first. */
const statusOrder: readonly number[] = [
  ruleStatus.active,
  ruleStatus.debug,
  ruleStatus.invalid,
  ruleStatus.inactive,
];

/** The contract's form of a rule. */
export async function viewRule(document: StoredDocument<RuleDoc>, { queries }: KindServices): Promise<Rule> {
  const { tags, ...whole } = wholeRule(document.doc);
  const rule = { ...whole, ...withIds(whole) };
  const { id, lastModifiedBy, timeLastModified, version } = identified({ ...document, doc: {} });
  const parentId = await findRuleSetId(queries, rule.ruleSetName);
  return {
    // What conditions and actions hold was checked on input, or is unchanged.
    ...(rule as unknown as Pick<
      Rule,
      'name' | 'description' | 'ruleSetName' | 'priority' | 'status' | 'condition' | 'actions'
    >),
    ...{ id, lastModifiedBy, timeLastModified, version },
    tags: tags.map((name) => ({ id: name, name })),
    parentId,
    parentPath: rule.ruleSetName,
    objectUri: '/Rule',
  };
}

async function ruleRows(rows: readonly ListRow[], { queries }: KindServices): Promise<RuleSummary[]> {
  const now = await readDeployedNow(queries);
  return rows.map((row) => {
    const { summary } = row;
    const ruleSetName = String(summary['ruleSetName'] ?? '');
    return {
      ...identifiedRow(row),
      description: String(summary['description'] ?? ''),
      parentId: now.setIdOf(ruleSetName),
      ruleSetName,
      tags: Array.isArray(summary['tags']) ? summary['tags'].map(String) : [],
      priority: Number(summary['priority'] ?? 0),
      // What lists show of a rule was written with one of them.
      status: (summary['status'] ?? ruleStatus.active) as RuleSummary['status'],
      deployment: now.stateOf(row),
    };
  });
}

/** Kept cases travel with the rules that they expect something of. */
async function keptCasesOf(rows: readonly ListRow[], { queries }: KindServices): Promise<SectionContent[]> {
  const sets = withCasesOf(await findAllDocuments(queries, ruleSetKind), new Set(rows.map(({ id }) => id)));
  if (sets.length === 0) return [];
  return [
    {
      section: keptCaseSection,
      documents: (async function* () {
        yield sets;
      })(),
      readContent: (content) => readContent(queries, content),
    },
  ];
}

function ruleActions(permissions: readonly AuthorizationKey[], doc: RuleDoc | null | 'new'): Action[] {
  const change = (name: string) => permitted(name, permissions, permission);
  if (doc === null) {
    return [
      ...['New Rule', 'Redeploy'].map(change),
      action('Deployments'),
      ...['Activate', 'Deactivate'].map(change),
      action('Export'),
      action('Export Cases'),
      permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
    ];
  }
  const isUnsaved = doc === 'new';
  const status = isUnsaved ? ruleStatus.active : wholeRule(doc).status;
  const isInactive = status === ruleStatus.inactive;
  const unsaved = 'The rule is not saved yet.';
  const saved = (given: Action) => unless(isUnsaved, unsaved, given);
  const editable = (given: Action) => unless(isInactive, 'The rule is inactive.', given);
  return [
    editable(change('Discard')),
    editable(change('Save')),
    saved(unless(isInactive, 'The rule is inactive already.', change('Deactivate'))),
    saved(unless(isInUse({ status }), 'The rule is active already.', change('Activate'))),
    saved(editable(change('Rule Settings'))),
    saved(change('Delete')),
    saved(action('Review')),
    saved(change('Redeploy')),
    saved(action('Deployments')),
    saved(change('Copy')),
    saved(action('Export')),
    saved(action('View References')),
  ];
}

/** The id of the rule set of that name; null when there is none. */
async function findRuleSetId(queries: Queries, name: string): Promise<string | null> {
  if (name === '') return null;
  const [set] = await queries
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.kind, kindNames.ruleSet), eq(documents.nameKey, nameKey(name))));
  return set?.id ?? null;
}
