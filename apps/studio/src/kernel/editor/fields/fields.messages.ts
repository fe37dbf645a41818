import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The words for values of declared fields. */
export const fieldText = defineMessages('fields', {
  yes: 'Yes',
  no: 'No',
  detail: '{field}: {value}',
  withDetails: '{value} ({details})',
  paragraph: '{field}, paragraph {number}',
  line: '{field}, line {number}',
  repeated: '“{value}” is in rows {rows}.',
  taken: '“{value}” is taken.',
});
