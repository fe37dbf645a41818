import { afterEach, expect, test } from 'vitest';
import { findFaults } from '../../../kernel/editor/fields/findFaults.ts';
import { resetLookup, settleLookup } from '../../../kernel/resource/testing/settleLookup.ts';
import { newEmail, recipientGroups } from '../emails.api.ts';
import { recipientFault, toRows, withAddresses } from './recipients.ts';
import { type EmailDraft, emailEditor } from './route.tsx';

const agent = { address: 'Agent', role: 'Agent', name: 'Agent', description: '' };
const answer = [{ name: 'Submission Roles' as const, recipients: [agent] }];

afterEach(() => resetLookup(recipientGroups));

const typed = (address: string): EmailDraft => {
  const draft = emailEditor.definition.toDraft({ ...newEmail, name: 'Quote' });
  return { ...draft, to: withAddresses(draft.to, [address]) };
};

test('a role that was typed before the roles were loaded is valid, and stays so when they have come', async () => {
  const draft = typed('Agent');
  expect(findFaults(emailEditor.outline, draft)).toEqual([]);
  await settleLookup(recipientGroups, answer);
  expect(findFaults(emailEditor.outline, draft)).toEqual([]);
  expect(emailEditor.toBody(draft, newEmail).to).toEqual([{ address: 'Agent' }]);
});

test('while the roles are not known, none is refused; once they are, one that is not among them is', async () => {
  const draft = typed('Nobody');
  expect(emailEditor.definition.isValid(draft, newEmail)).toBe(true);
  await settleLookup(recipientGroups, answer);
  expect(findFaults(emailEditor.outline, draft).map(({ reason }) => reason)).toEqual([
    "There is no submission role 'Nobody'.",
  ]);
});

test('what has an @ is an address, whatever is known of roles', async () => {
  expect(recipientFault('a@x')).toBeNull();
  expect(recipientFault('a@')).toBe("'a@' is not an email address.");
  await settleLookup(recipientGroups, answer);
  expect(recipientFault('a@x')).toBeNull();
  expect(recipientFault('a@')).toBe("'a@' is not an email address.");
});

test('recipients that were there stay the same rows', async () => {
  const rows = withAddresses([], ['Agent', 'a@x']);
  expect(withAddresses(rows, ['a@x', 'b@x'])[0]).toBe(rows[1]);
});

test('recipients that are stored more than once are one row, the case of an address apart', () => {
  const stored = ['Agent', 'a@x', 'Agent', 'A@x', 'agent'].map((address) => ({ address, role: null }));
  const rows = toRows(stored);
  expect(rows.map(({ address }) => address)).toEqual(['Agent', 'a@x', 'agent']);
  const more = withAddresses(rows, ['Agent', 'a@x', 'agent', 'Billing']);
  expect(new Set(more.map(({ key }) => key)).size).toBe(4);
});
