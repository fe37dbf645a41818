import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf, effectsOf, rolesThatAllow } from './effects.ts';
import { canTurn, changedRows, isAllowed, type PermissionDraft, setCells } from './permissionDraft.ts';
import { refusalOf } from './saveOutlook.ts';

const columns = ['Assistant', 'Senior', 'Manager'];
const keys = ['BIND', 'QUOTE', 'VIEW'];

const draft: PermissionDraft = { allowed: { BIND: ['Senior', 'Manager'], QUOTE: ['Manager'], VIEW: [] } };

function person(id: string, ...roleNames: string[]) {
  return { id, name: id, username: null, roleNames, canSignIn: true };
}

const drafts: fc.Arbitrary<PermissionDraft> = fc
  .record(Object.fromEntries(keys.map((key) => [key, fc.subarray(columns)])))
  .map((allowed) => ({ allowed }));

test('a cell is set, and rows that stay are the same objects', () => {
  const after = setCells(draft, columns, [{ authorization: 'QUOTE', role: 'Assistant' }], true);
  expect(after.allowed['QUOTE']).toEqual(['Assistant', 'Manager']);
  expect(after.allowed['BIND']).toBe(draft.allowed['BIND']);
  expect(isAllowed(after, { authorization: 'QUOTE', role: 'Assistant' })).toBe(true);
  expect(setCells(draft, columns, [{ authorization: 'QUOTE', role: 'Manager' }], true)).toBe(draft);
});

test('what was set and set back is no change', () => {
  fc.assert(
    fc.property(
      drafts,
      fc.constantFrom(...keys),
      fc.constantFrom(...columns),
      (before, authorization, role) => {
        const cell = { authorization, role };
        const was = isAllowed(before, cell);
        const turned = setCells(before, columns, [cell], !was);
        expect([...changedRows(before, turned)]).toEqual([authorization]);
        expect(changedRows(before, setCells(turned, columns, [cell], was)).size).toBe(0);
      },
    ),
  );
});

test('people gain, lose, or keep through another role; no one is in two of them for one authorization', () => {
  const after = setCells(
    setCells(draft, columns, [{ authorization: 'BIND', role: 'Senior' }], false),
    columns,
    [{ authorization: 'VIEW', role: 'Senior' }],
    true,
  );
  const people = [person('ann', 'Senior'), person('bob', 'Senior', 'Manager'), person('cid', 'Assistant')];
  const { gains, losses, keeps } = effectsOf(draft, after, changedRows(draft, after), people);
  expect(gains.map(({ user, keys: gained }) => [user.id, ...gained])).toEqual([
    ['ann', 'VIEW'],
    ['bob', 'VIEW'],
  ]);
  expect(losses.map(({ user, keys: lost }) => [user.id, ...lost])).toEqual([['ann', 'BIND']]);
  expect(keeps.map(({ user, key, role }) => [user.id, key, role])).toEqual([['bob', 'BIND', 'Manager']]);
});

test('effects are what the roles say, for any drafts and people', () => {
  fc.assert(
    fc.property(drafts, drafts, fc.subarray(columns), (before, after, roleNames) => {
      const user = person('ann', ...roleNames);
      const { gains, losses } = effectsOf(before, after, changedRows(before, after), [user]);
      const may = (some: PermissionDraft, key: string) => rolesThatAllow(some, user, key).length > 0;
      expect(gains.flatMap((each) => each.keys)).toEqual(
        keys.filter((key) => may(after, key) && !may(before, key)),
      );
      expect(losses.flatMap((each) => each.keys)).toEqual(
        keys.filter((key) => may(before, key) && !may(after, key)),
      );
    }),
  );
});

test('two roles differ in what only one of them allows', () => {
  expect(differencesOf(draft, 'Senior', 'Manager')).toEqual({ onlyFirst: [], onlySecond: ['QUOTE'] });
  expect(differencesOf(draft, 'Senior', 'Senior')).toEqual({ onlyFirst: [], onlySecond: [] });
});

test('a cell that cannot be given is cleared, and set again until that is saved, and no other is set', () => {
  const cell = { authorization: 'QUOTE', role: 'Manager' };
  const cleared = setCells(draft, columns, [cell], false);
  const withheld = new Set(['QUOTE']);
  expect(canTurn(cell, { draft, saved: draft, withheld })).toBe(true);
  expect(canTurn(cell, { draft: cleared, saved: draft, withheld })).toBe(true);
  expect(canTurn(cell, { draft: cleared, saved: cleared, withheld })).toBe(false);
  expect(canTurn({ ...cell, authorization: 'VIEW' }, { draft, saved: draft, withheld })).toBe(true);
});

test('a save that the server would refuse is known: what cannot be given, and that no user would be left who manages permissions', () => {
  const [manage, restore] = ['MANAGE_PERMISSIONS', 'MODIFY_CONFIG_BACKUP_RESTORE'];
  const before: PermissionDraft = { allowed: { [manage]: ['Manager'], [restore]: ['Manager'], BIND: [] } };
  const people = { users: [person('ann', 'Manager')], withheld: new Set(['BIND']), isKeptElsewhere: false };
  const refused = (after: PermissionDraft, extra: Partial<typeof people> = {}, from = before) =>
    refusalOf(from, after, changedRows(from, after), { ...people, ...extra });
  const set = (authorization: string, role: string, isNow: boolean, from = before) =>
    setCells(from, columns, [{ authorization, role }], isNow);
  expect(refused(set('BIND', 'Senior', true))).toEqual({ withheld: ['BIND'] });
  const without = set(restore, 'Manager', false);
  expect(refused(without)).toBe('nobodyLeft');
  expect(refused(without, { isKeptElsewhere: true })).toBeNull();
  expect(refused(set(manage, 'Senior', true))).toBeNull();
  // Where no user holds both as it is, no save makes it so.
  expect(refused(set(manage, 'Manager', false, without), {}, without)).toBeNull();
  expect(refused(without, { users: people.users.map((user) => ({ ...user, canSignIn: false })) })).toBeNull();
});
