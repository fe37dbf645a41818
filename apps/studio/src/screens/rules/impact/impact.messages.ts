import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** What a redeploy, an activation or a take-back would decide otherwise. */
export const impactText = defineMessages('rules.impact', {
  case: 'Case',
  failed: 'The kept cases could not be run',
  loading: 'Running the kept cases',
  noCases: 'No cases are kept: what changes cannot be shown.',
  'same.one': 'The kept case keeps its outcome.',
  'same.many': 'None of the {count} kept cases changes its outcome.',
  'changed.one': '1 of {total} kept cases changes its outcome.',
  'changed.many': '{count} of {total} kept cases change their outcome.',
  'broken.one': 'One outcome is then not as expected.',
  'broken.many': '{count} outcomes are then not as expected.',
  list: 'Cases that change their outcome',
  rule: 'Rule',
  ruleSet: 'Rule set',
  'deployed.before': 'Deployed now',
  'deployed.after': 'Deployed then',
  'saved.before': 'Saved now',
  'saved.after': 'Saved then',
  'saved.note': 'By the rules as they are saved. What is deployed decides as before until the next redeploy.',
  more: 'The first {count} changes are listed.',
  unexpected: 'not as expected',
  'outcome.holds': 'Holds',
  'outcome.doesNotHold': 'Does not hold',
  'outcome.error': 'Error',
});
