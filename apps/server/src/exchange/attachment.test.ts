import { describe, expect, test } from 'vitest';
import { attachment, timestampedFileName } from './attachment.ts';

describe('attachment', () => {
  test('gives the name twice: in ASCII, and exactly', () => {
    expect(attachment('Data Sets_20261120_093000.dbinit')).toBe(
      `attachment; filename="Data Sets_20261120_093000.dbinit"; filename*=UTF-8''Data%20Sets_20261120_093000.dbinit`,
    );
  });

  test.each(['a"; filename="evil.exe', 'a\r\nSet-Cookie: x=1', 'Ünï\\cöde%41', '\uD800', "it's (1)*"])(
    '%j cannot break out of the header',
    (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''[\w%.~!-]*$/);
    },
  );
});

test('the file name has the time of the server', () => {
  const time = new Date(2026, 0, 2, 3, 4, 5).getTime();
  expect(timestampedFileName('Data Sets', time, 'dbinit')).toBe('Data Sets_20260102_030405.dbinit');
});
