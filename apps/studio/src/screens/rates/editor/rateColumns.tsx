import type { GridColumn } from '@studio/widgets';
import { once } from '../../../platform/i18n/once.ts';
import { rateText } from '../rates.messages.ts';
import { type RateField, type RateRow, rateFieldNames } from './model/RateRow.ts';
import { readRateDay } from './model/rateDays.ts';
import { RateButtons } from './RateButtons.tsx';
import { RateCell } from './RateCell.tsx';
import { rateWord } from './rateWords.ts';

const widths: Readonly<Record<RateField, string>> = {
  state: 'minmax(8rem, 1.2fr)',
  productTemplateShortName: 'minmax(7.75rem, 1.6fr)',
  status: 'minmax(7.75rem, 1fr)',
  effectiveDateRangeBegin: 'minmax(8.75rem, 0.9fr)',
  effectiveDateRangeEnd: 'minmax(8.75rem, 0.9fr)',
};

function fieldColumn(name: RateField): GridColumn<RateRow> {
  const isDay = name === 'effectiveDateRangeBegin' || name === 'effectiveDateRangeEnd';
  return {
    key: name,
    header: rateText(name),
    isSortable: true,
    width: widths[name],
    isTabular: isDay,
    getText: (row) => rateWord(row, name),
    // What is missing comes last.
    sortValue: (row) => (isDay ? readRateDay(row[name]) : rateWord(row, name) || null),
    render: (row) => <RateCell row={row} name={name} />,
  };
}

/** The columns of the entries. */
export const rateColumns = once((): readonly GridColumn<RateRow>[] => rateFieldNames.map(fieldColumn));

/** The same with the buttons of the row that is edited. */
export const editedRateColumns = once((): readonly GridColumn<RateRow>[] => [
  ...rateColumns(),
  {
    key: 'buttons',
    header: rateText('buttons'),
    isHeaderHidden: true,
    width: '4.5rem',
    render: (row) => <RateButtons row={row} />,
  },
]);
