import type { FieldChange, ScoringRule, ScoringRuleSummary, ScoringRuleWrite } from '@studio/api';
import { valueChanges } from '../../audit/diff/generic/valueChanges.ts';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { ParameterError } from '../../http/ParameterError.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { combineFilters, type RowFilter } from '../../lists/RowFilter.ts';
import type { FilterFields } from '../../lists/readFilter.ts';
import { byName } from '../../lists/rowOrder.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { Violation } from '../../store/Violation.ts';
import { identified, identifiedRow } from '../identified.ts';
import type { KindModule, ReadBody } from '../KindModule.ts';
import { plainActions } from '../plainActions.ts';
import { searchStringFilter } from '../searchFilter.ts';
import { templateFilters } from '../templateFilters.ts';
import {
  type ScoringFormula,
  type ScoringRuleDoc,
  type ScoringTrigger,
  scoringFolderId,
} from './ScoringRuleDoc.ts';
import { scoringRuleKind } from './scoringRuleKind.ts';
import { readTriggerValues, writeTriggerValues } from './triggerValues.ts';

/** The contract's form of a scoring rule. */
function viewScoringRule(document: StoredDocument<ScoringRuleDoc>): ScoringRule {
  const { trigger, lastFormulaId: _last, ...doc } = identified(document);
  return {
    ...doc,
    scoringFolderId: scoringFolderId(doc.scoringFolderName),
    triggerFieldFormTemplateUniqueName: trigger?.formTemplateUniqueName ?? null,
    triggerFieldVariableName: trigger?.variableName ?? null,
    triggerOperator: trigger?.operator ?? null,
    triggerFieldValue: trigger && writeTriggerValues(trigger.values),
  };
}

/** Reads a scoring rule. Formulas keep the ids that the rule has given them; others get the next ones. */
function readScoringRule(body: ScoringRuleWrite): ReadBody<ScoringRuleDoc> {
  const { trigger, violations } = readTrigger(body);
  return {
    over: (stored) => ({
      name: body.name.trim(),
      scoringFolderName: body.scoringFolderName.trim(),
      effectiveDateRangeBegin: body.effectiveDateRangeBegin,
      effectiveDateRangeEnd: body.effectiveDateRangeEnd ?? null,
      flags: body.flags?.trim() ?? '',
      formTemplateUniqueName: body.formTemplateUniqueName,
      variableName: body.variableName,
      trigger,
      ...numbered(body.formulas ?? [], stored),
    }),
    toBodyPointer,
    violations,
  };
}

/** By their places in a stored rule. */
const bodyPointers: Readonly<Record<string, string>> = {
  '/trigger/formTemplateUniqueName': '/triggerFieldFormTemplateUniqueName',
  '/trigger/variableName': '/triggerFieldVariableName',
  '/trigger/operator': '/triggerOperator',
};

function toBodyPointer(pointer: string): string {
  return pointer.startsWith('/trigger/values') ? '/triggerFieldValue' : (bodyPointers[pointer] ?? pointer);
}

type WrittenFormula = NonNullable<ScoringRuleWrite['formulas']>[number];

function numbered(
  formulas: readonly WrittenFormula[],
  stored: ScoringRuleDoc | null,
): Pick<ScoringRuleDoc, 'formulas' | 'lastFormulaId'> {
  const free = new Set(stored?.formulas.map(({ id }) => id));
  let lastFormulaId = stored?.lastFormulaId ?? 0;
  const known = formulas.map((formula): ScoringFormula => {
    const isKnown = formula.id !== undefined && free.delete(formula.id);
    if (!isKnown) lastFormulaId += 1;
    return withId(formula, isKnown ? (formula.id ?? lastFormulaId) : lastFormulaId);
  });
  return { formulas: known, lastFormulaId };
}

function withId(formula: WrittenFormula, id: number): ScoringFormula {
  if (formula.type === 'Range') return { ...formula, id };
  return { id, type: 'Discrete', value: formula.value.trim(), score: formula.score ?? null };
}

/** What the body calls the parts of a condition. */
const triggerProperties = [
  'triggerFieldFormTemplateUniqueName',
  'triggerFieldVariableName',
  'triggerOperator',
  'triggerFieldValue',
] as const;

function readTrigger(body: ScoringRuleWrite): { trigger: ScoringTrigger | null; violations: Violation[] } {
  const given = {
    triggerFieldFormTemplateUniqueName: body.triggerFieldFormTemplateUniqueName ?? null,
    triggerFieldVariableName: body.triggerFieldVariableName ?? null,
    triggerOperator: body.triggerOperator ?? null,
    triggerFieldValue: body.triggerFieldValue ?? null,
  };
  const missing = Object.entries(given).filter(([, value]) => value === null);
  if (missing.length === Object.keys(given).length) return { trigger: null, violations: [] };
  const read = given.triggerFieldValue === null ? null : readTriggerValues(given.triggerFieldValue);
  const violations = missing.map(([property]) => ({
    pointer: `/${property}`,
    message: 'A condition needs its form, its field, an operator and a value.',
  }));
  if (read !== null && 'fault' in read) {
    violations.push({ pointer: '/triggerFieldValue', message: read.fault });
  }
  if (read !== null && 'values' in read && read.values.length === 0) {
    violations.push({ pointer: '/triggerFieldValue', message: 'A condition needs a value.' });
  }
  const isWhole =
    given.triggerFieldFormTemplateUniqueName !== null &&
    given.triggerFieldVariableName !== null &&
    given.triggerOperator !== null &&
    read !== null &&
    'values' in read &&
    violations.length === 0;
  if (!isWhole) return { trigger: null, violations };
  const trigger = {
    formTemplateUniqueName: given.triggerFieldFormTemplateUniqueName ?? '',
    variableName: given.triggerFieldVariableName ?? '',
    operator: given.triggerOperator ?? 0,
    values: read.values,
  };
  return { trigger, violations };
}

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
  // A condition comes whole, or is kept whole.
  countsAsGiven: (body) =>
    triggerProperties.some((property) => Object.hasOwn(body, property)) ? triggerProperties : [],
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
