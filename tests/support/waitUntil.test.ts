import { expect, test } from 'vitest';
import { waitUntil } from './waitUntil.ts';

test('it tries until an attempt works, and gives its result', async () => {
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('not yet');
    return attempts;
  };
  await expect(waitUntil(attempt, { what: 'It', deadlineMs: 5_000, pollMs: 1 })).resolves.toBe(3);
});

test('past the deadline it is an error with the last reason', async () => {
  const attempt = () => Promise.reject(new Error('still closed'));
  const failure = waitUntil(attempt, { what: 'Opening', deadlineMs: 5, pollMs: 1 });
  await expect(failure).rejects.toMatchObject({
    message: 'Opening took more than 5 ms.',
    cause: { message: 'still closed' },
  });
});

test('it gives up at once when waiting has become pointless', async () => {
  const attempt = () => Promise.reject(new Error('refused'));
  const failure = waitUntil(attempt, { what: 'Starting', deadlineMs: 60_000, giveUp: () => 'it died' });
  await expect(failure).rejects.toThrow('Starting: it died');
});
