import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the deployments of a rule set. */
export const deploymentText = defineMessages('rules.deployments', {
  title: 'Deployments',
  text: 'Each redeploy is kept. Taking back makes the next deployment of what an earlier one held; what is saved stays as it is.',
  asking: 'Loading deployments',
  set: 'Rule Set',
  list: 'Deployments of {set}',
  none: 'The rule set was never deployed.',
  number: 'Number',
  time: 'Deployed on',
  author: 'Deployed by',
  rules: 'Rules',
  holds: 'Holds',
  saved: 'What was saved then',
  takenFrom: 'What deployment {number} held',
  takeBack: 'Take Back',
  takeBackTo: 'Take Back to Deployment {number}',
  question: 'Do you want to deploy again what deployment {number} of {set} held?',
  loading: 'Taking back rule set',
  success: 'Successfully took back the rule set to deployment {number}',
});
