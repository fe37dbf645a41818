import { expect, test } from 'vitest';
import { Turns } from './Turns.ts';

const given = (place: (() => void) | null) => place ?? expect.fail('There was no place.');

test('places are given in the order of asking, and no more than there are', async () => {
  const turns = new Turns(2);
  const [first, second] = [given(await turns.take(0)), given(await turns.take(0))];
  const admitted: string[] = [];
  const ask = async (name: string) => {
    const leave = given(await turns.take(null));
    admitted.push(name);
    return leave;
  };
  const third = ask('third');
  const fourth = ask('fourth');
  expect(await turns.take(1)).toBeNull();
  expect(admitted).toEqual([]);
  second();
  (await third)();
  first();
  await fourth;
  expect(admitted).toEqual(['third', 'fourth']);
});

test('who has stopped waiting takes no place', async () => {
  const turns = new Turns(1);
  const leave = given(await turns.take(0));
  expect(await turns.take(1)).toBeNull();
  leave();
  given(await turns.take(0))();
  given(await turns.take(0));
});
