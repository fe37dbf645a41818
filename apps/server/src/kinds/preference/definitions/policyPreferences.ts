import { numeric, text, yesNo } from '../PreferenceDefinition.ts';

const category = 'Policies';

/** Preferences of policies. */
export const policyPreferences = [
  numeric('policy.renewalNoticeDays', 90, {
    category,
    short: 'Days before renewal',
    complete: 'So many days before it expires the renewal of a policy begins.',
    min: 30,
    max: 180,
  }),
  numeric('policy.nonRenewalNoticeDays', 60, {
    category,
    short: 'Days of a notice of non-renewal',
    complete: 'So many days before the expiration the notice is sent, unless a state asks for more.',
    min: 10,
    max: 120,
  }),
  numeric('policy.cancellationNoticeDays', 10, {
    category,
    short: 'Days of a notice of cancellation for non-payment',
    complete: 'So many days before the cancellation the notice is sent, unless a state asks for more.',
    min: 5,
    max: 60,
  }),
  numeric('policy.binderDays', 30, {
    category,
    short: 'Days of a binder',
    complete: 'For so many days a binder stands for a policy.',
    min: 1,
    max: 90,
  }),
  yesNo('policy.autoRenew', false, {
    category,
    short: 'Automatic renewal',
    complete: 'Whether a policy without losses and without changes is renewed without an underwriter.',
  }),
  numeric('policy.reinstatementDays', 30, {
    category,
    short: 'Days for a reinstatement',
    complete: 'For so many days a cancelled policy can be reinstated.',
    min: 0,
    max: 90,
  }),
  text('policy.numberPrefix', 'P', {
    category,
    short: 'Prefix of policy numbers',
    complete: 'What the number of a policy begins with.',
  }),
  numeric('policy.installmentFee', 5, {
    category,
    short: 'Fee of an installment',
    complete: 'What is added to each installment, in the currency of the carrier.',
    min: 0,
    max: 100,
    isWhole: false,
  }),
] as const;
