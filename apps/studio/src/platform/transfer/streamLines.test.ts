import { expect, test } from 'vitest';
import { linesOf } from './streamLines.ts';

test.each([1, 2, 3, 1000])('lines are whole when they arrive in parts of %d bytes', async (size) => {
  const bytes = new TextEncoder().encode('{"a":"Höhe"}\n\n{"b":"€"}\nrest');
  async function* parts() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  const lines: string[] = [];
  for await (const line of linesOf(parts())) lines.push(line);
  expect(lines).toEqual(['{"a":"Höhe"}', '{"b":"€"}', 'rest']);
});
