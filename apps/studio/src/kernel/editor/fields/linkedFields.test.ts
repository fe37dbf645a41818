import { expect, test } from 'vitest';
import { diffOutlines } from '../outline/diffOutlines.ts';
import { revertChange } from '../outline/revertChange.ts';
import { comparableDraft, defineOutline, type OutlineInput } from './defineOutline.ts';
import { findFaults } from './findFaults.ts';
import { readChoice } from './linkedFields.ts';

interface Transport {
  readonly kind: 'post' | 'mail' | null;
  /** Of mail only. */
  readonly server: string;
  readonly isCopied: boolean;
  /** Counts only with copies. */
  readonly copies: string;
}

const input: OutlineInput<Transport, Transport | null> = {
  name: 'Transport',
  fields: {
    kind: {
      label: 'Kind',
      linkedFields: ['server'],
      format: (kind) => (kind === 'mail' ? 'E-mail' : 'Letter'),
    },
    server: { label: 'Server', isShown: ({ kind }) => kind === 'mail' },
    isCopied: { label: 'Copied' },
    copies: {
      label: 'Copies',
      isIdle: ({ isCopied }) => !isCopied,
      idleValue: '1',
      fault: (copies) => (copies === '' ? 'Enter a number' : null),
    },
  },
  lists: {},
  savedDraft: (doc) => doc,
};
const { read, write, words } = defineOutline(input);

const letter: Transport = { kind: 'post', server: '', isCopied: false, copies: '1' };
const mail: Transport = { kind: 'mail', server: 'mx', isCopied: false, copies: '1' };

test('what is chosen along with a field is one change with it, reported and reverted as a whole', () => {
  const [before, after] = [read(letter, letter), read(mail, letter)];
  const changes = diffOutlines(before, after);
  expect(changes).toMatchObject([{ kind: 'changed', field: 'kind' }]);
  const [entry] = after.values();
  const kind = entry?.fields['kind'] ?? null;
  expect(readChoice('kind', kind)).toEqual({ kind: 'mail', server: 'mx' });
  if (entry === undefined || changes[0] === undefined) throw new Error('nothing changed');
  expect(words.value(entry, 'kind', kind, after)).toBe('E-mail (Server: mx)');
  expect(words.fullValue?.(entry, 'kind', kind, after)).toBe('E-mail (Server: mx)');
  expect(words.value(entry, 'kind', 'post', after)).toBe('Letter');
  expect(write(revertChange(before, after, changes[0]), [mail], letter)).toEqual(letter);
});

test('with the same choice, and of what is still to be made, each field is reported by itself', () => {
  const other = { ...mail, server: 'other' };
  expect(diffOutlines(read(mail, mail), read(other, mail))).toMatchObject([{ field: 'server' }]);
  const blank = { ...letter, kind: null };
  const changes = diffOutlines(read(blank, null), read(mail, null));
  expect(changes.map((change) => 'field' in change && change.field)).toEqual(['kind', 'server']);
});

test('what an outline says is written, with what was chosen along', () => {
  expect(write(read(mail, letter), [letter], letter)).toEqual(mail);
  expect(write(read(letter, mail), [mail], mail)).toEqual(letter);
  expect(write(read(mail, letter), [mail], letter)).toBe(mail);
});

test('an idle field counts as what is declared, has no fault, and keeps what it holds', () => {
  const idle = { ...letter, copies: '' };
  expect(comparableDraft(input, idle)).toEqual(comparableDraft(input, letter));
  expect(findFaults(input, idle)).toEqual([]);
  expect(findFaults(input, { ...idle, isCopied: true })).toMatchObject([{ field: 'copies' }]);
  const held = { ...letter, copies: '7' };
  expect(write(read(letter, letter), [held], letter)).toBe(held);
  expect(write(read({ ...letter, isCopied: true }, letter), [held], letter)).toMatchObject({ copies: '1' });
});

test('a text is a choice only where it names the field', () => {
  for (const value of [null, 3, true, 'post', '{"server":"mx"}'])
    expect(readChoice('kind', value)).toBeNull();
});
