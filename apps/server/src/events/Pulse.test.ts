import { expect, test } from 'vitest';
import { Pulse } from './Pulse.ts';

test('a server that sends nothing for three beats of this one is silent until its next message', () => {
  const pulse = new Pulse();
  pulse.receive('two');
  for (let beat = 0; beat < 2; beat += 1) pulse.beat();
  expect(pulse.silent()).toEqual(new Set());
  pulse.beat();
  expect(pulse.silent()).toEqual(new Set(['two']));
  pulse.notice('two');
  expect(pulse.silent()).toEqual(new Set());
});

test('a server that never sent a sign of life is not judged', () => {
  const pulse = new Pulse();
  pulse.notice('older release');
  for (let beat = 0; beat < 5; beat += 1) pulse.beat();
  expect(pulse.silent()).toEqual(new Set());
});

test('what is silent for long is forgotten', () => {
  const pulse = new Pulse();
  pulse.receive('two');
  pulse.receive('three');
  pulse.forget('three');
  const forgotten = Array.from({ length: 400 }, () => pulse.beat()).flat();
  expect(forgotten).toEqual(['two']);
  expect(pulse.silent()).toEqual(new Set());
});
