import { expect, test } from 'vitest';
import { hasUnsent, sendBeforeLeaving, sendUnsent } from './sendFirst.ts';

test('what is unsent is sent before the user leaves; what cannot be sent says why', async () => {
  const unsent = new Set(['forms', 'notes']);
  let isConnected = false;
  const part = (name: string) => ({
    why: `The ${name} are unsent.`,
    isBehind: () => unsent.has(name),
    send: async () => isConnected && unsent.delete(name),
  });
  const ends = ['forms', 'notes'].map((name) => sendBeforeLeaving(part(name)));
  expect([hasUnsent(), await sendUnsent()]).toEqual([true, 'The forms are unsent.']);
  isConnected = true;
  expect([await sendUnsent(), hasUnsent(), await sendUnsent()]).toEqual([null, false, null]);
  unsent.add('notes');
  for (const end of ends) end();
  expect(hasUnsent()).toBe(false);
});
