import { expect, test } from 'vitest';
import { addressSubject } from './addressSubject.ts';

test.each([
  ['10.1.2.3', 'address 10.1.2.3'],
  ['::ffff:10.1.2.3', 'address 10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', 'address 2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', 'address 2001:db8:1:2::/64'],
  ['2001:db8::1', 'address 2001:db8:0:0::/64'],
  ['::1', 'address 0:0:0:0::/64'],
  ['fe80::1%eth0', 'address fe80:0:0:0::/64'],
])('%s is counted under %s', (address, subject) => {
  expect(addressSubject(address)).toBe(subject);
});
