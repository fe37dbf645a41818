import { parseTsv, toTsv } from '@studio/ui/internal';
import { showDay } from '../../../../kernel/object/plain/days.ts';
import { type Offered, type PasteContext, type Read, readersOf, readHeader } from './pastedRates.ts';
import { isBlankRow, type RateField, type RateValues, rateFieldNames } from './RateRow.ts';

/**
 * Entries as tab-separated text, a line each with the columns in their order: what `readPastedRates` reads as the same entries. Values
 * are called what they are called on screen; one whose name would be read as another value is its code. A line of headings comes
 * first only where the first entry would be read as one. Rows of nothing are left out.
 */
export function copiedRates(rows: readonly RateValues[], context: PasteContext): string {
  const read = readersOf(context);
  const names = {
    state: namesOf(context.state, read.state),
    productTemplateShortName: namesOf(context.productTemplateShortName, read.productTemplateShortName),
    status: namesOf(context.status, read.status),
  };
  const format = (row: RateValues, name: RateField): string => {
    if (name === 'effectiveDateRangeBegin' || name === 'effectiveDateRangeEnd') return showDay(row[name]);
    const value = row[name];
    return value === null ? '' : (names[name].get(value) ?? String(value));
  };
  const lines = rows
    .filter((row) => !isBlankRow(row))
    .map((row) => rateFieldNames.map((name) => format(row, name)));
  const [first] = lines;
  const isLikeHeader = first !== undefined && readHeader(first, context) !== null;
  return toTsv(isLikeHeader ? [rateFieldNames.map((name) => context.headings[name]), ...lines] : lines);
}

/** What values are called, as far as a cell that says so is read as the same value. */
function namesOf(offered: readonly Offered[], read: Read): ReadonlyMap<number | string, string> {
  const isReadAgain = ({ value, label }: Offered) => {
    const cell = asCell(label);
    return cell.trim() !== '' && read(cell).value === value;
  };
  return new Map(offered.filter(isReadAgain).map(({ value, label }) => [value, label]));
}

/** What is left of a text in a cell of a spreadsheet. */
function asCell(text: string): string {
  return parseTsv(toTsv([[text]]))[0]?.[0] ?? '';
}
