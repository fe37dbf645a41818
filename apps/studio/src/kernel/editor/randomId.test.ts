import { expect, test, vi } from 'vitest';
import { randomUuid } from './randomId.ts';

test('a UUID is one of version 4, whatever the random bits are', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  for (const byte of [0x00, 0xff, 0x5a]) {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
    expect(randomUuid()).toMatch(uuid);
  }
  vi.unstubAllGlobals();
  expect(randomUuid()).not.toBe(randomUuid());
});
