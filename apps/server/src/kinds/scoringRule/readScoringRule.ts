import type { ScoringRule, ScoringRuleWrite } from '@studio/api';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { Violation } from '../../store/Violation.ts';
import { identified } from '../identified.ts';
import type { ReadBody } from '../KindModule.ts';
import {
  type ScoringFormula,
  type ScoringRuleDoc,
  type ScoringTrigger,
  scoringFolderId,
} from './ScoringRuleDoc.ts';
import { readTriggerValues, writeTriggerValues } from './triggerValues.ts';

/** The contract's form of a scoring rule. */
export function viewScoringRule(document: StoredDocument<ScoringRuleDoc>): ScoringRule {
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
export function readScoringRule(body: ScoringRuleWrite): ReadBody<ScoringRuleDoc> {
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
