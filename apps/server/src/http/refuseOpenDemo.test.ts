import { expect, test } from 'vitest';
import { isLoopback } from './refuseOpenDemo.ts';

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.10', false],
  ['::ffff:10.0.0.1', false],
  ['studio.example.com', false],
])('%s is reached by this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
