import { expect, test } from 'vitest';
import { walkObjects } from './walkObjects.ts';

test('objects are found in lists and in each other, outer ones first, with JSON pointers', () => {
  const [inner, item] = [{ c: 'text' }, { d: [1, null, 'x'] }];
  const outer = { 'a/b~c': inner, list: [1, [item]] };
  expect(walkObjects(outer, '/rule')).toEqual([
    { object: outer, pointer: '/rule' },
    { object: inner, pointer: '/rule/a~1b~0c' },
    { object: item, pointer: '/rule/list/1/0' },
  ]);
  expect(walkObjects([[], 'text', null])).toEqual([]);
});
