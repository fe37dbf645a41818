import { expect, test } from 'vitest';
import { describeFieldValue, optionsWith } from './describeFieldValue.ts';

const words = { labels: { yes: 'Yes', no: 'No', choicesLoading: 'Loading…' }, locale: 'en-US' };
const options = [{ value: 'CHIEF', label: 'Chief underwriter' }];

test.each([
  [{ type: 'text', format: 'currency' }, '175000', '$175,000'],
  [{ type: 'text', format: 'currency' }, '1,250,000.50', '$1,250,000.50'],
  [{ type: 'text', format: 'currency', look: { hasNoSign: true } }, '175000', '175,000'],
  [{ type: 'text', format: 'currency' }, 'none', '$none'],
  [{ type: 'text', format: 'currency' }, '', ''],
  [{ type: 'text', format: 'percent' }, '12.5', '12.5 %'],
  [{ type: 'date' }, '2027-01-31', '01/31/2027'],
  [{ type: 'date' }, 'soon', 'soon'],
  [{ type: 'dropDown', options }, 'CHIEF', 'Chief underwriter'],
  [{ type: 'radioGroup', options }, 'GONE', 'GONE'],
  [{ type: 'multiSelect', options }, ['CHIEF', 'GONE'], 'Chief underwriter, GONE'],
  [{ type: 'dropDown', options: [], hasPendingOptions: true }, 'CHIEF', 'Loading…'],
  [{ type: 'multiSelect', options, hasPendingOptions: true }, ['CHIEF', 'OTHER', 'GONE'], 'Loading…'],
  [{ type: 'dropDown', options, hasPendingOptions: true }, '', ''],
  [{ type: 'yesNo', look: { yesText: 'Granted' } }, 'yes', 'Granted'],
  [{ type: 'checkBox', look: { checkedText: 'Agreed' } }, true, 'Agreed'],
  [{ type: 'checkBox' }, false, 'No'],
] as const)('%j with %j is read as %j', (field, value, text) => {
  expect(describeFieldValue(field, value, words)).toBe(text);
});

test('what was chosen is among the choices that are drawn, unless it is known not to be offered', () => {
  const given = (own: object, chosen: readonly string[]) =>
    optionsWith({ options, ...own }, chosen, 'Loading…').map(({ label }) => label);
  expect(given({}, ['GONE'])).toEqual(['Chief underwriter']);
  expect(given({ hasUnknownOptions: true }, ['CHIEF', 'OTHER', ''])).toEqual(['Chief underwriter', 'OTHER']);
  expect(given({ hasPendingOptions: true }, ['OTHER'])).toEqual(['Chief underwriter', 'Loading…']);
});
