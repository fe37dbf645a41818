import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** Messages about names with invisible characters, or that differ by little. */
export const namesText = defineMessages('names', {
  'unseen.space': 'a blank of another kind ({code})',
  'unseen.noBreakSpace': 'a no-break space ({code})',
  'unseen.zeroWidth': 'a character without width ({code})',
  'unseen.after': "The name has {character} after '{before}', which cannot be seen.",
  'unseen.first': 'The name begins with {character}, which cannot be seen.',
  'alike.case': "There is '{name}' already. The two names differ in case alone.",
  'alike.look': "There is '{name}' already, which looks the same.",
});
