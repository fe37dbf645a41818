import type { ScoringFormula } from '@studio/api';
import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import { newRowKey } from '../../../../kernel/editor/fields/newRowKey.ts';

/** Whether single values of a field have scores, or ranges of numbers. */
export type FormulaType = ScoringFormula['type'];

/** The cells of a formula, as texts. */
export interface FormulaCells {
  /** Of a single value. */
  readonly value: string;
  /** Of a range. */
  readonly minValue: string;
  readonly maxValue: string;
  readonly score: string;
}

/** A formula while it is edited. */
export interface FormulaRow extends DraftRow, FormulaCells {
  readonly origin: {
    /** -1 for one that is not saved yet. */
    readonly id: number;
    readonly type: FormulaType;
  };
}

/** A cell of a formula. */
export type FormulaColumn = keyof FormulaCells;

/** The columns of each type, in their order. */
export const columnsOf: Readonly<Record<FormulaType, readonly FormulaColumn[]>> = {
  Discrete: ['value', 'score'],
  Range: ['minValue', 'maxValue', 'score'],
};

/** Characters of a cell at most. */
export const longestCell: Readonly<Record<FormulaColumn, number>> = {
  ...{ value: 255, minValue: 12, maxValue: 12, score: 9 },
};

/** The contract's limit. */
export const mostFormulas = 5000;

const noCells: FormulaCells = { value: '', minValue: '', maxValue: '', score: '' };

/** A formula without content. */
export function blankFormula(key: string, type: FormulaType = 'Discrete'): FormulaRow {
  return { key, origin: { id: -1, type }, ...noCells };
}

/** A new formula. */
export function newFormula(type: FormulaType, cells: Partial<FormulaCells> = {}): FormulaRow {
  return { ...blankFormula(newRowKey(), type), ...cells };
}

/** Whether nothing was entered in a formula. */
export function isBlank({ value, minValue, maxValue, score }: FormulaCells): boolean {
  return [value, minValue, maxValue, score].every((text) => text.trim() === '');
}

/** A formula of the server as it is edited. */
export function toFormulaRow(formula: ScoringFormula): FormulaRow {
  const { id, type, score } = formula;
  const cells = formula.type === 'Range' ? boundsOf(formula) : { value: formula.value };
  const row = { ...newFormula(type, cells), origin: { id, type } };
  return { ...row, score: score === null ? '' : String(score) };
}

function boundsOf({ minValue, maxValue }: { readonly minValue: number; readonly maxValue: number }) {
  return { minValue: String(minValue), maxValue: String(maxValue) };
}

/** What is sent of a formula; null for one that cannot be sent. */
export function toFormula(row: FormulaRow) {
  const { id, type } = row.origin;
  const score = readInteger(row.score);
  if (type === 'Discrete') {
    const value = row.value.trim();
    return value === '' ? null : { ...{ id, type, value, score } };
  }
  const [minValue, maxValue] = [readInteger(row.minValue), readInteger(row.maxValue)];
  if (minValue === null || maxValue === null || score === null) return null;
  return { ...{ id, type, minValue, maxValue, score } };
}

/** The whole number that a cell holds; null for none, and for any other text. */
export function readInteger(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : null;
}
