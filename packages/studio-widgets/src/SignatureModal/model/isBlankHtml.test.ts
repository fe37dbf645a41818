import { expect, it } from 'vitest';
import { isBlankHtml } from './isBlankHtml.ts';

it.each(['', ' ', '<p></p>', '<p><br></p>\n', '<div>&nbsp;<span> </span></div>', '<!-- a > b -->'])(
  'takes %j for nothing',
  (html) => {
    expect(isBlankHtml(html)).toBe(true);
  },
);

it.each(['a', '<p>&amp;</p>', '<p><img src="/a.png"></p>', '<hr>'])('takes %j for something', (html) => {
  expect(isBlankHtml(html)).toBe(false);
});
