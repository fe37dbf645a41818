import { expect, test } from 'vitest';
import { Emitter } from './Emitter.ts';

test('listeners are called in their order, until they unsubscribe', () => {
  const saved = new Emitter<[etag: string]>();
  const received: string[] = [];
  const stop = saved.on((etag) => received.push(`first ${etag}`));
  saved.on((etag) => received.push(`second ${etag}`));
  saved.emit('1');
  stop();
  saved.emit('2');
  expect(received).toEqual(['first 1', 'second 1', 'second 2']);
});

test('a listener that is added or removed by another is not called by the same event', () => {
  const changed = new Emitter();
  const received: string[] = [];
  let stopLater = () => undefined as unknown;
  changed.on(() => {
    received.push('first');
    stopLater();
    changed.on(() => received.push('added'));
  });
  stopLater = changed.on(() => received.push('removed'));
  changed.emit();
  expect(received).toEqual(['first']);
});
