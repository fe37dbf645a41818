import { afterEach, expect, test, vi } from 'vitest';
import { openBroadcast } from './openBroadcast.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

class Forbidden {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

test.each([
  ['has no channels', undefined],
  ['forbids them', Forbidden],
])('a browser that %s gives none, and nothing fails', (_, BroadcastChannel) => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  expect(openBroadcast('studio.test')).toBeNull();
});

test('otherwise a message of one tab is received by another', async () => {
  const [one, other] = [openBroadcast('studio.test'), openBroadcast('studio.test')];
  const received = new Promise((resolve) => other?.addEventListener('message', ({ data }) => resolve(data)));
  one?.postMessage('signedOut');
  await expect(received).resolves.toBe('signedOut');
  one?.close();
  other?.close();
});
