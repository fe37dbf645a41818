import type { PlainField, PlainFields, PlainList } from '../../../kernel/object/plain/PlainField.ts';
import type { Scoring } from '../scoring.api.ts';
import { FormulaControl } from './FormulaControl.tsx';
import { formulaText } from './formula.messages.ts';
import {
  blankFormula,
  type FormulaColumn,
  type FormulaRow,
  isBlank,
  longestCell,
  mostFormulas,
  readInteger,
} from './model/FormulaRow.ts';
import type { ScoringDraft } from './scoringDraft.ts';

type Owner = Omit<FormulaRow, 'key'>;

/** A cell of a formula; drawn by the table. */
function cell(
  column: FormulaColumn,
  isOf: (row: Owner) => boolean,
  fault: (text: string, row: Owner) => string | null,
): PlainField<Owner, string, Scoring> {
  const limit = longestCell[column];
  return {
    get label() {
      return formulaText(column);
    },
    isTyped: true,
    isShown: isOf,
    fault: (text, row) => {
      if (isBlank(row)) return null;
      if (text.trim().length > limit) return formulaText('fault.long', { limit });
      return fault(text.trim(), row);
    },
    render: () => null,
  };
}

const isRange = ({ origin }: Owner) => origin.type === 'Range';
const isDiscrete = ({ origin }: Owner) => origin.type === 'Discrete';

function bound(text: string): string | null {
  if (text === '') return formulaText('fault.missing');
  return readInteger(text) === null ? formulaText('fault.whole') : null;
}

/** The cells of a formula by their names. */
const formulaFields: PlainFields<Owner, Scoring> = {
  value: cell('value', isDiscrete, (text) => {
    if (text === '') return formulaText('fault.noValue');
    return text === '-' ? formulaText('fault.minus') : null;
  }),
  minValue: cell('minValue', isRange, (text, { maxValue }) => {
    const [min, max] = [readInteger(text), readInteger(maxValue)];
    const isBackwards = min !== null && max !== null && min > max;
    return isBackwards ? formulaText('fault.backwards') : bound(text);
  }),
  maxValue: cell('maxValue', isRange, bound),
  score: cell(
    'score',
    () => true,
    (text, { origin }) => (origin.type === 'Discrete' && text === '' ? null : bound(text)),
  ),
};

/** The formulas of a rule as one list, merged by their ids. */
export const formulaList: PlainList<FormulaRow, Scoring, ScoringDraft> = {
  get label() {
    return formulaText('title');
  },
  maxItems: mostFormulas,
  fields: formulaFields,
  isCheckedAlone: true,
  idOf: ({ origin: { id } }) => (id > 0 ? String(id) : null),
  blank: (key) => blankFormula(key),
  name: ({ value, minValue, maxValue }) =>
    minValue || maxValue
      ? formulaText('name.range', { min: String(minValue ?? ''), max: String(maxValue ?? '') })
      : formulaText('name.value', { value: String(value ?? '') }),
  unique: 'value',
  fault: (rows) =>
    rows.length > mostFormulas ? formulaText('fault.many', { limit: mostFormulas.toLocaleString() }) : null,
  render: (control, place) => <FormulaControl {...{ control, place }} inputField={place.draft.inputField} />,
};
