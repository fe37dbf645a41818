import { expect, test } from 'vitest';
import { parseClaimedRoles, readClaimedRoles } from './claimedRoles.ts';

const mapping = parseClaimedRoles(
  '{"claim": "groups", "roles": {"leads": ["Manager", "Senior"], "staff": "Senior"}}',
);

test.each([
  [{ groups: ['leads', 'staff', 'cooks'] }, ['Manager', 'Senior']],
  [{ groups: 'staff' }, ['Senior']],
  [{ groups: [7, null, ['staff']] }, []],
  [{ groups: ['__proto__', 'constructor'] }, []],
  [{}, []],
])('%j gives the roles %j', (payload, roles) => {
  expect(readClaimedRoles(payload, mapping)).toEqual(roles);
});

test('a claim may be inside others, of which only own properties count', () => {
  const nested = parseClaimedRoles('{"claim": ["realm_access", "roles"], "roles": {"leads": "Manager"}}');
  expect(readClaimedRoles({ realm_access: { roles: ['leads'] } }, nested)).toEqual(['Manager']);
  expect(readClaimedRoles({ realm_access: ['leads'] }, nested)).toEqual([]);
  const inherited = parseClaimedRoles('{"claim": ["toString", "name"], "roles": {"toString": "Manager"}}');
  expect(readClaimedRoles({}, inherited)).toEqual([]);
});

test('a claim that the provider left out for its size is an error', () => {
  expect(() => readClaimedRoles({ _claim_names: { groups: 'src1' } }, mapping)).toThrow("The claim 'groups'");
});

test.each([
  '',
  '[]',
  '{"claim": "", "roles": {}}',
  '{"claim": "a"}',
  '{"claim": "a", "roles": {"x": 1}}',
  '{"claim": "a", "roles": {}, "user": 1}',
])('the setting %s is an error', (text) => {
  expect(() => parseClaimedRoles(text)).toThrow();
});
