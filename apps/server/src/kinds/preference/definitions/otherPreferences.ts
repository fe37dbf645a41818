import { text, yesNo } from '../PreferenceDefinition.ts';

const category = '';

/** Preferences of what belongs nowhere else. */
export const otherPreferences = [
  yesNo('rates.warnOfOverlaps', true, {
    category,
    short: 'Warn of overlapping rates',
    complete: 'Whether the rate status warns of the same location and product with overlapping dates.',
    isForConsole: true,
  }),
  text('system.footerText', '', {
    category,
    short: 'Text below every page',
    complete: 'Shown at the foot of the console; empty for none.',
    isForConsole: true,
  }),
  text('system.signInNotice', '', {
    category,
    short: 'Notice for those who sign in',
    complete: 'Shown once after signing in, such as terms of use; empty for none.',
    isForConsole: true,
  }),
] as const;
