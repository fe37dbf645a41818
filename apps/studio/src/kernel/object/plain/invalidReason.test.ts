import { expect, test } from 'vitest';
import { invalidReason } from './invalidReason.ts';

const controls = { name: { label: 'Name' }, subject: { label: 'Subject' }, to: { label: 'To' } };
const missing = { row: null, field: 'name', reason: 'Ein Name fehlt.', isMissing: true };
const long = { row: null, field: 'subject', reason: 'At most 10 characters; this has 11.' };
const address = (key: string) => ({
  row: { list: 'to', key },
  field: 'address',
  reason: "'a@' is not an email address.",
});

test('what is empty is missing, what is wrong is to be corrected, also of a new object', () => {
  expect(invalidReason([], controls)).toBeNull();
  expect(invalidReason([missing], controls)).toBe('Still missing: Name');
  expect(invalidReason([address('1'), long, address('2')], controls)).toBe('Correct first: To, Subject');
  expect(invalidReason([missing, address('1')], controls)).toBe('Still missing: Name. Correct first: To');
});
