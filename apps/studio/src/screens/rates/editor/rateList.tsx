import { showDay } from '../../../kernel/object/plain/days.ts';
import type { PlainList } from '../../../kernel/object/plain/PlainField.ts';
import { onLabelsChangeOf } from '../../../kernel/object/plain/PlainField.ts';
import { rateText } from '../rates.messages.ts';
import { blankValues, type RateDoc, type RateDraft, type RateRow } from './model/RateRow.ts';
import { RateEntries } from './RateEntries.tsx';
import { rateFields } from './rateFields.ts';
import { labelOf, locationChoices, productChoices } from './rateWords.ts';

/** The contract's limit. */
const mostRates = 100_000;

/** The entries as one list, merged by their ids. */
export const rateList: PlainList<RateRow, RateDoc, RateDraft> = {
  get label() {
    return rateText('rates');
  },
  bodyName: '',
  maxItems: mostRates,
  fault: (rows) =>
    rows.length > mostRates ? rateText('tooMany', { most: mostRates.toLocaleString() }) : null,
  name: ({ state, productTemplateShortName, ...days }) => {
    const name = rateText('entry.name', {
      location: labelOf(locationChoices, textOrNull(state)) || rateText('new'),
      product: labelOf(productChoices, textOrNull(productTemplateShortName)) || '…',
    });
    // Entries of the same location and product differ by their days alone.
    const begin = showDay(textOrNull(days.effectiveDateRangeBegin) ?? '');
    const end = showDay(textOrNull(days.effectiveDateRangeEnd) ?? '');
    if (begin === '' && end === '') return name;
    return rateText('entry.dated', {
      name,
      days: rateText('days', { begin: begin || '…', end: end || '…' }),
    });
  },
  fields: rateFields,
  isCheckedAlone: true,
  idOf: ({ origin: { id } }) => (id > 0 ? String(id) : null),
  blank: (key) => ({ key, origin: { id: -100 }, ...blankValues }),
  onLabelsChange: (listener) => onLabelsChangeOf(Object.values(rateFields), listener),
  render: (control, { doc, rowFaults }) => (
    <RateEntries
      // The version is one of this kind.
      doc={doc as RateDoc}
      rows={control.value}
      onRowsChange={control.onValueChange}
      isReadOnly={control.isReadOnly}
      rowFaults={rowFaults}
    />
  ),
};

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
