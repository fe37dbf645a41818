import { expect, test } from 'vitest';
import { importAnswer } from './importAnswer.ts';

const start = '<?xml version="1.0" encoding="UTF-8"?>';

test('status and message are elements', () => {
  expect(importAnswer(0, '2125 class codes were imported.')).toBe(
    `${start}<response><status>0</status><message>2125 class codes were imported.</message></response>`,
  );
});

test('no text is markup, and none is one that XML cannot hold', () => {
  expect(importAnswer(-1, `<b>&"'\u0000\uFFFF\uD800`)).toBe(
    `${start}<response><status>-1</status><message>&lt;b&gt;&amp;&quot;'\uFFFD\uFFFD\uFFFD</message></response>`,
  );
});
