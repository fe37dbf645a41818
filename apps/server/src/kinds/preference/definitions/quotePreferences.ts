import { numeric, yesNo } from '../PreferenceDefinition.ts';

const category = 'Quotes';

/** Preferences of quotes. */
export const quotePreferences = [
  numeric('quote.validDays', 30, {
    category,
    short: 'Days that a quote is valid',
    complete: 'A quote that is not bound after so many days is withdrawn.',
    min: 1,
    max: 365,
  }),
  numeric('quote.mostPerSubmission', 10, {
    category,
    short: 'Quotes of a submission',
    complete: 'So many quotes a submission may have.',
    min: 1,
    max: 100,
  }),
  numeric('quote.mostOptions', 5, {
    category,
    short: 'Options of a quote',
    complete: 'So many options a quote may offer.',
    min: 1,
    max: 20,
  }),
  numeric('quote.minimumPremium', 250, {
    category,
    short: 'Minimum premium',
    complete: 'No quote is below this premium, in the currency of the carrier.',
    min: 0,
    isWhole: false,
  }),
  numeric('quote.scheduleCreditPercent', 25, {
    category,
    short: 'Largest schedule credit',
    complete: 'Per cent that a schedule may take off the premium.',
    min: 0,
    max: 50,
    isWhole: false,
  }),
  numeric('quote.scheduleDebitPercent', 25, {
    category,
    short: 'Largest schedule debit',
    complete: 'Per cent that a schedule may add to the premium.',
    min: 0,
    max: 50,
    isWhole: false,
  }),
  numeric('quote.commissionPercent', 15, {
    category,
    short: 'Commission',
    complete: 'Per cent of the premium that an agency gets unless its contract says otherwise.',
    min: 0,
    max: 40,
    isWhole: false,
  }),
  yesNo('quote.roundPremium', true, {
    category,
    short: 'Whole premiums',
    complete: 'Whether premiums are rounded to whole units of the currency.',
  }),
  yesNo('quote.showCommission', false, {
    category,
    short: 'Commission on quotes',
    complete: 'Whether a quote document shows the commission.',
  }),
] as const;
