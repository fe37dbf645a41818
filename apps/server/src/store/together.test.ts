import { expect, test } from 'vitest';
import { together } from './together.ts';

test('the answers come in the order of asking', async () => {
  expect(await together([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});

test('what fails is thrown once nothing is under way any more', async () => {
  let isOver = false;
  const late = Promise.withResolvers<void>();
  const waiting = together([Promise.reject(new Error('refused')), late.promise]).catch((error: unknown) => {
    isOver = true;
    throw error;
  });
  const refused = expect(waiting).rejects.toThrow('refused');
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  late.resolve();
  await refused;
});

test('the cause is thrown, and not that the transaction was aborted by it', async () => {
  const failed = (message: string, code: string) =>
    Promise.reject(Object.assign(new Error(message), { code }));
  const wrapped = new Error('Failed query', {
    cause: Object.assign(new Error('aborted'), { code: '25P02' }),
  });
  await expect(together([Promise.reject(wrapped), failed('a duplicate', '23505')])).rejects.toThrow(
    'a duplicate',
  );
  await expect(together([Promise.reject(wrapped)])).rejects.toBe(wrapped);
});
