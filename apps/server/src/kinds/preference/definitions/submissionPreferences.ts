import { numeric, text, yesNo } from '../PreferenceDefinition.ts';

const category = 'Submissions';

/** Preferences of submissions. */
export const submissionPreferences = [
  numeric('submission.expirationDays', 60, {
    category,
    short: 'Days until a submission expires',
    complete: 'A submission without activity is closed after so many days.',
    min: 1,
    max: 730,
  }),
  numeric('submission.clearanceDays', 30, {
    category,
    short: 'Days of a clearance',
    complete: 'For so many days an account stays reserved for the agency that submitted it first.',
    min: 0,
    max: 365,
  }),
  yesNo('submission.blockDuplicates', true, {
    category,
    short: 'Block duplicates',
    complete: 'Whether a second submission of the same account and product is blocked.',
  }),
  yesNo('submission.requireFein', false, {
    category,
    short: 'Federal number required',
    complete: 'Whether a submission needs the federal employer number of the account.',
  }),
  numeric('submission.mostAttachments', 100, {
    category,
    short: 'Attachments of a submission',
    complete: 'So many files a submission may have.',
    min: 1,
    max: 1000,
  }),
  numeric('submission.referralDays', 3, {
    category,
    short: 'Days for a referral',
    complete: 'After so many working days a referral without an answer is escalated.',
    min: 1,
    max: 30,
  }),
  text('submission.numberPrefix', 'S', {
    category,
    short: 'Prefix of submission numbers',
    complete: 'What the number of a submission begins with.',
  }),
  yesNo('submission.autoAssign', true, {
    category,
    short: 'Automatic assignment',
    complete: 'Whether a new submission is given to an underwriter by the rules of assignment.',
  }),
] as const;
