import { expect, test } from 'vitest';
import { decodeBody } from './decodeBody.ts';

test('a body whose markup is encoded is decoded once', () => {
  expect(decodeBody('&lt;p&gt;A&nbsp;B &amp;amp; C&lt;/p&gt;')).toBe('<p>A\u00a0B &amp; C</p>');
});

test('what is encoded in a body with markup is meant as text', () => {
  expect(decodeBody('<p>1 &lt; 2 &amp; 3</p>')).toBe('<p>1 &lt; 2 &amp; 3</p>');
  expect(decodeBody('')).toBe('');
});
