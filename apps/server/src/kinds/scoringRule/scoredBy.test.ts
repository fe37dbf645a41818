import { expect, test } from 'vitest';
import { scoredBy } from './scoredBy.ts';

const states = 'US States';

test.each([
  ['a text without validator and data set', { type: 0, dataSetName: null }, 'Range'],
  ['a text of a data set', { type: 0, dataSetName: states }, 'Discrete'],
  ['an e-mail address', { type: 0, dataSetName: null, validator: 'email' }, 'Discrete'],
  ['an amount', { type: 0, dataSetName: null, validator: 'currency' }, 'Range'],
  ['a number with commas', { type: 0, dataSetName: null, validator: 'numberWithCommas' }, 'Range'],
  ['a yes/no question', { type: 2, dataSetName: null }, 'Discrete'],
  ['a drop down', { type: 3, dataSetName: states }, 'Discrete'],
  ['a check box', { type: 5, dataSetName: null }, 'Discrete'],
  ['a calendar', { type: 7, dataSetName: null }, 'Discrete'],
  ['a class code', { type: 12, dataSetName: null }, 'Discrete'],
  ['a label', { type: 9, dataSetName: null }, null],
  ['a spacer', { type: 14, dataSetName: null }, null],
  ['a row repeater', { type: 10, dataSetName: null }, null],
  ['a function button', { type: 17, dataSetName: null }, null],
  ['a link', { type: 20, dataSetName: null }, null],
  ['a summary grid', { type: 24, dataSetName: null }, null],
  ['a text area', { type: 1, dataSetName: null }, null],
])('%s', (_what, field, expected) => {
  expect(scoredBy(field)).toBe(expected);
});
