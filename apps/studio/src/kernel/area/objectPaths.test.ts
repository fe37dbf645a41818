import { expect, test } from 'vitest';
import { objectPaths } from './objectPaths.ts';

const plain = objectPaths('/list', '/thing');
const named = objectPaths('/thing/list', '/thing', true);

test('an object is found by its id, whatever it is called', () => {
  expect(plain.pathOfId('a/b')).toBe('/thing/a%2Fb');
  expect(plain.idIn('/thing/a%2Fb/part')).toBe('a/b');
  expect(named.pathOfId('7', 'Auto & “Fire”/50%')).toBe(
    '/thing/Auto%20%26%20%E2%80%9CFire%E2%80%9D%2F50%25/7',
  );
  expect(named.idIn('/thing/Auto%2FFire/7')).toBe('7');
  expect(['/thing', '/thing/', '/thing/Auto', '/thing/list', '/other/a/7'].map(named.idIn)).toEqual([
    ...['', '', '', '', ''],
  ]);
});

test('what no address can begin a folder with is a dash in it', () => {
  for (const name of ['', '.', '..', undefined]) expect(named.pathOfId('7', name)).toBe('/thing/-/7');
  expect(named.pathOfId('', 'Auto')).toBe('/thing');
});

test('an object is at one place under all its names; a list is no object', () => {
  expect(named.ownPath('/thing/Auto/7')).toBe(named.ownPath('/thing/-/7'));
  expect(named.ownPath('/thing/list')).toBe('/thing/list');
  expect(plain.ownPath('/thing/7')).toBe('/thing/7');
});
