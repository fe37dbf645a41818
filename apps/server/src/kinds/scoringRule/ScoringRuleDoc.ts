import { createHash } from 'node:crypto';

/** A value and what it is worth; without a score it is worth nothing in particular. */
export type DiscreteFormula = { id: number; type: 'Discrete'; value: string; score: number | null };

/** Whole numbers, both ends included, and what they are worth. */
export type RangeFormula = {
  id: number;
  type: 'Range';
  minValue: number;
  maxValue: number;
  score: number;
};

/** What a value, or a range, of the scored field is worth. */
export type ScoringFormula = DiscreteFormula | RangeFormula;

/** A field that scoring depends on, by the contract's operators: 0 is in list, 1 contains, 2 matches. */
export type ScoringTrigger = {
  formTemplateUniqueName: string;
  variableName: string;
  operator: 0 | 1 | 2;
  values: string[];
};

/** A scoring rule as it is stored. */
export type ScoringRuleDoc = {
  name: string;
  /** The category. One is there as long as rules have it. */
  scoringFolderName: string;
  /** Epoch milliseconds at UTC midnight. */
  effectiveDateRangeBegin: number;
  /** Null for no end. */
  effectiveDateRangeEnd: number | null;
  flags: string;
  /** The form of the scored field. */
  formTemplateUniqueName: string;
  /** The scored field. */
  variableName: string;
  /** Null where it is always applied. */
  trigger: ScoringTrigger | null;
  /** All of one type, in the order in which they are tried. */
  formulas: ScoringFormula[];
  /** The highest id that a formula was ever given, so that none is given twice. */
  lastFormulaId: number;
};

/** Formulas that a rule may have. */
export const mostFormulas = 5000;

/** Milliseconds. */
export const day = 86_400_000;

/** Bytes of a digest that make an id: as many as a number can hold. */
const idBytes = 6;

/** The id of a category: the same name has the same id, now and after a restore. */
export function scoringFolderId(name: string): number {
  return createHash('sha256').update(name).digest().readUIntBE(0, idBytes);
}
