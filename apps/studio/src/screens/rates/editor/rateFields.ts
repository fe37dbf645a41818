import { dateField } from '../../../kernel/object/plain/dateField.tsx';
import { toDay } from '../../../kernel/object/plain/days.ts';
import type { PlainFields } from '../../../kernel/object/plain/PlainField.ts';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { rateText } from '../rates.messages.ts';
import type { RateDoc, RateValues } from './model/RateRow.ts';
import { locationChoices, productChoices, statusChoices } from './rateWords.ts';

/** The fields of an entry. All are needed as soon as one is set. */
export const rateFields: PlainFields<RateValues, RateDoc> = {
  state: selectField<RateDoc, RateValues>({
    label: () => rateText('state'),
    choices: locationChoices,
    isRequired: true,
  }),
  productTemplateShortName: selectField<RateDoc, RateValues>({
    label: () => rateText('productTemplateShortName'),
    choices: productChoices,
    isRequired: true,
  }),
  status: selectField<RateDoc, RateValues, number>({
    label: () => rateText('status'),
    choices: statusChoices,
    isRequired: true,
  }),
  effectiveDateRangeBegin: dateField<RateDoc, RateValues>({
    label: () => rateText('effectiveDateRangeBegin'),
    isRequired: true,
    isHeld: true,
    fault: (begin, { effectiveDateRangeEnd: end }) =>
      toDay(end) !== null && begin > end ? rateText('backwards') : null,
  }),
  effectiveDateRangeEnd: dateField<RateDoc, RateValues>({
    label: () => rateText('effectiveDateRangeEnd'),
    isRequired: true,
    isHeld: true,
  }),
};
