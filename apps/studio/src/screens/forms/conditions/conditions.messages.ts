import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of conditions that are described in one line. */
export const conditionText = defineMessages('formConditions', {
  and: ' and ',
  or: ' or ',
  not: 'not ({condition})',
  group: '({conditions})',
  empty: 'no condition yet',
  deeper: '…',
  yes: 'Yes',
  no: 'No',
  item: '{item} ({dataSet})',
  'field.of': '{field} of {form}',
  'field.named': '{label} ({name})',
  'value.quoted': '“{value}”',
  'operator.equals': 'is',
  'operator.notEquals': 'is not',
  'operator.greater': 'is greater than',
  'operator.atLeast': 'is at least',
  'operator.less': 'is less than',
  'operator.atMost': 'is at most',
  'operator.inList': 'is in list',
  'operator.notInList': 'is not in list',
  'operator.inClassCodeList': 'is in class code list',
  'operator.contains': 'contains',
  'operator.matches': 'matches',
  'operator.exists': 'exists',
});
