import { expect, test } from 'vitest';
import { readArrival } from '../signIn/arrival.ts';
import { isLocalPath } from './deepLink.ts';
import { mayChangePassword } from './session.ts';

test('the sign-in parameters are read and leave the address', () => {
  const address = new URL(
    'https://studio.test/config/dataSet/browser?q=roof&username=jon&login=manual&externalToken=t#x',
  );
  expect(readArrival(address)).toEqual({
    arrival: { username: 'jon', externalToken: 't', isManual: true },
    cleanPath: '/config/dataSet/browser?q=roof#x',
  });
});

test('an address without them stays as it is', () => {
  const { arrival, cleanPath } = readArrival(new URL('https://studio.test/login'));
  expect(arrival).toEqual({ username: null, externalToken: null, isManual: false });
  expect(cleanPath).toBe('/login');
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '',
])('the deep link %j is not followed', (path) => expect(isLocalPath(path)).toBe(false));

test('a path of this site is', () => {
  expect(isLocalPath('/config/dataSet/browser?q=a%2Fb')).toBe(true);
});

const key = 'system.disablePasswordAndProfileManagementConfigurator';
const user = { user: { id: 'a', username: 'a', name: 'A' }, authorizationKeys: [] };

test.each([
  ['false', 'password', true],
  ['true', 'password', false],
  ['false', 'sso', false],
  [undefined, 'password', false],
] as const)(
  'preference %s and login type %s: Change Password offered is %s',
  (value, loginType, isOffered) => {
    const preferences = value === undefined ? {} : { [key]: value };
    expect(mayChangePassword({ current: { ...user, loginType }, preferences })).toBe(isOffered);
  },
);
