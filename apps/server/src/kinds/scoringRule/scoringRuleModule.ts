import type { FieldChange, ScoringRuleSummary, ScoringRuleWrite } from '@studio/api';
import { valueChanges } from '../../audit/diff/generic/valueChanges.ts';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { ParameterError } from '../../http/ParameterError.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { combineFilters, type RowFilter } from '../../lists/RowFilter.ts';
import type { FilterFields } from '../../lists/readFilter.ts';
import { byName } from '../../lists/rowOrder.ts';
import { identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { plainActions } from '../plainActions.ts';
import { searchStringFilter } from '../searchFilter.ts';
import { templateFilters } from '../templateFilters.ts';
import { readScoringRule, viewScoringRule } from './readScoringRule.ts';
import { type ScoringRuleDoc, scoringFolderId } from './ScoringRuleDoc.ts';
import { scoringRuleKind } from './scoringRuleKind.ts';

const permission = 'MODIFY_SCORING_CONFIGURATION';

const { enabled: _enabled, ...named } = templateFilters;

const scoringRuleFilters: FilterFields = {
  ...named,
  category: { '': ofCategory, eq: ofCategory },
  folder: { in: ofListedFolders },
};

/** Scoring rules: what the values of a field are worth. */
export const scoringRuleModule: KindModule<ScoringRuleDoc> = {
  kind: scoringRuleKind,
  ownerUri: '/ScoringRule',
  plural: 'scoring rules',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listScoringRules',
    get: 'getScoringRule',
    create: 'createScoringRule',
    update: 'updateScoringRule',
    remove: 'deleteScoringRule',
    export: 'exportScoringRules',
    references: 'listScoringRuleReferences',
    versions: 'listScoringRuleVersions',
    version: 'getScoringRuleVersion',
  },
  // Thousands of values of some length.
  bodyLimit: 4 * 1024 * 1024,
  permissions: [permission],
  backupPermissions: [],
  // The contract was checked before.
  read: (body) => readScoringRule(body as ScoringRuleWrite),
  view: viewScoringRule,
  toRow: (row): ScoringRuleSummary => {
    const { effectiveDateRangeEnd: end } = row.summary;
    return {
      ...identifiedRow(row),
      scoringFolderId: scoringFolderId(categoryOf(row)),
      scoringFolderName: categoryOf(row),
      effectiveDateRangeBegin: beginOf(row),
      effectiveDateRangeEnd: typeof end === 'number' ? end : null,
    };
  },
  columns: {
    name: byName,
    scoringFolderName: categoryOf,
    effectiveDateRangeBegin: beginOf,
    lastModifiedBy: ({ authorName }) => authorName,
    timeLastModified: ({ time }) => time,
  },
  filters: () => scoringRuleFilters,
  filterOf: (query) =>
    combineFilters([searchStringFilter(query), folderFilter(query)].filter((each) => each !== null)),
  actions: (permissions, doc) =>
    plainActions({ permissions, noun: 'scoring rule', doc, create: 'New Scoring Rule', permission }),
  changes: (before, after): FieldChange[] => valueChanges(visible(before), visible(after)),
  asReferrer: { type: 7, versionOf: () => '' },
  section: jsonSection('Scoring Rules', 'scoringRule', scoringRuleKind, { keepsIds: true }),
};

/** The properties of a rule that users see. */
function visible(doc: ScoringRuleDoc | null): Omit<ScoringRuleDoc, 'lastFormulaId'> | null {
  if (doc === null) return null;
  const { lastFormulaId: _last, ...rest } = doc;
  return rest;
}

function categoryOf({ summary }: Pick<ListRow, 'summary'>): string {
  return String(summary['scoringFolderName']);
}

function beginOf({ summary }: Pick<ListRow, 'summary'>): number {
  return Number(summary['effectiveDateRangeBegin']);
}

function ofCategory(name: string): RowFilter {
  return { key: `category ${name}`, search: null, matches: (row) => categoryOf(row) === name };
}

function ofListedFolders(text: string): RowFilter {
  if (/^\d{1,15}(,\d{1,15})*$/.test(text)) return ofFolders(text);
  throw new ParameterError('filterUri', `'${text}' is no list of the ids of categories.`);
}

/** What the list's parameter `folderIds` asks for; null for nothing. */
function folderFilter({ folderIds }: Readonly<Record<string, unknown>>): RowFilter | null {
  return typeof folderIds === 'string' && folderIds !== '' ? ofFolders(folderIds) : null;
}

/** Keeps the rules of the categories of some ids, which commas join. */
function ofFolders(joined: string): RowFilter {
  const ids = new Set(joined.split(',').map(Number));
  const key = `folders ${[...ids].toSorted((one, other) => one - other).join()}`;
  return { key, search: null, matches: (row) => ids.has(scoringFolderId(categoryOf(row))) };
}
