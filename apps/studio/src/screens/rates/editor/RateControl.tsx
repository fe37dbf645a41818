import { Combobox } from '@studio/ui';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { rateText } from '../rates.messages.ts';
import { type RateField, type RateRow, unreadText } from './model/RateRow.ts';
import { CellControl } from './RateCell.styles.ts';
import { useRateCells, useRateEdits } from './RateContext.ts';
import { rateFields } from './rateFields.ts';
import { describeFault } from './rateNotes.ts';
import { rateWord } from './rateWords.ts';

export interface RateControlProps {
  readonly row: RateRow;
  readonly name: RateField;
}

interface DayControlProps {
  readonly row: RateRow;
  readonly name: 'effectiveDateRangeBegin' | 'effectiveDateRangeEnd';
  readonly error: string | undefined;
  readonly onValueChange: (day: string, intent: EditIntent) => void;
}

function DayControl({ row, name, error, onValueChange }: DayControlProps) {
  const { label, render } = rateFields[name];
  const control = {
    ...{ label, error, value: row[name], isLabelHidden: true, isReadOnly: false, readOnlyReason: undefined },
    // It is emptied with the keyboard: a button for it would leave no room for the day.
    isRequired: true,
    // The field holds back what is typed: held once more it would be lost with the row that a key closes.
    onValueChange: (day: string) => onValueChange(day, { coalesceKey: `${row.key}.${name}` }),
    onLeave: nowhere,
  };
  const place = { draft: row, doc: null, rowFaults: new Map(), ownFault: undefined, isIdle: false };
  return <CellControl>{render(control, place)}</CellControl>;
}

const nowhere = () => undefined;

/** The control of a field of the row that is edited. */
export function RateControl({ row, name }: RateControlProps) {
  const { choices, rowFaults } = useRateCells();
  const { onRowChange } = useRateEdits();
  const error = describeFault(row, name, rowFaults.get(row.key)?.[name]);
  const change = (value: unknown, intent: EditIntent = {}) => onRowChange({ ...row, [name]: value }, intent);
  if (name === 'effectiveDateRangeBegin' || name === 'effectiveDateRangeEnd') {
    return <DayControl {...{ row, name, error }} onValueChange={change} />;
  }
  const value = row[name] === null ? null : String(row[name]);
  const offered = choices[name].map((choice) => ({ ...choice, value: String(choice.value) }));
  const isOffered = value === null || offered.some((choice) => choice.value === value);
  return (
    <CellControl>
      <Combobox
        isLabelHidden
        label={rateFields[name].label}
        {...{ value, error }}
        options={isOffered ? offered : [...offered, { value, label: rateWord(row, name) }]}
        isLoading={choices.isLoading}
        placeholder={unreadText(row, name) ?? rateText('choose')}
        onValueChange={(next) => change(name === 'status' && next !== null ? Number(next) : next)}
      />
    </CellControl>
  );
}
