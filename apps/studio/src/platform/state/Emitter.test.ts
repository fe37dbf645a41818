import { expect, test } from 'vitest';
import { Emitter } from './Emitter.ts';

test('listeners are called in their order, until they unsubscribe', () => {
  const saved = new Emitter<[etag: string]>();
  const heard: string[] = [];
  const stop = saved.on((etag) => heard.push(`first ${etag}`));
  saved.on((etag) => heard.push(`second ${etag}`));
  saved.emit('1');
  stop();
  saved.emit('2');
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});

test('a listener that is added or removed by another is not called by the same event', () => {
  const changed = new Emitter();
  const heard: string[] = [];
  let stopLater = () => undefined as unknown;
  changed.on(() => {
    heard.push('first');
    stopLater();
    changed.on(() => heard.push('added'));
  });
  stopLater = changed.on(() => heard.push('removed'));
  changed.emit();
  expect(heard).toEqual(['first']);
});
