import { expect, test } from 'vitest';
import { readRoles } from './peopleProgram.ts';

test('roles are named with commas between them, or each by itself where its name has some', () => {
  expect(readRoles({})).toEqual({ userType: 3, roleNames: [] });
  expect(readRoles({ 'user-type': '4', roles: ' Underwriter,Senior,, Senior' })).toEqual({
    userType: 4,
    roleNames: ['Underwriter', 'Senior'],
  });
  expect(readRoles({ roles: 'Auditor', role: ['Claims, large', 'Auditor'] }).roleNames).toEqual([
    'Auditor',
    'Claims, large',
  ]);
  expect(() => readRoles({ 'user-type': '5' })).toThrow("'5' is no user type: 1 Agency/Brokerage");
});
