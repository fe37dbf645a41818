import { expect, test } from 'vitest';
import { RefusedParts } from './RefusedParts.ts';

const fault = (line: number) => ({ message: `Fault ${line}.`, position: { line, column: null } });

test('a part is reported once, with the first of its faults, and how many there are', () => {
  const parts = new RefusedParts();
  const [first, second] = [{}, {}];
  parts.add(first, [fault(1)]);
  parts.add(null, [fault(2)]);
  parts.add(first, [3, 4, 5, 6, 7].map(fault));
  parts.describe(first, 'x'.repeat(2000), { version: 2 });
  parts.add(second, [fault(8)]);
  parts.add(null, [fault(9)]);
  expect(parts.count).toBe(3);
  const nameless = { name: null, doc: null };
  expect(parts.first).toEqual([
    {
      name: `${'x'.repeat(600)}…${'x'.repeat(600)}`,
      ...{ doc: { version: 2 }, faults: [1, 3, 4, 5, 6].map(fault), faultCount: 6 },
    },
    { ...nameless, faults: [fault(2), fault(9)], faultCount: 2 },
    { ...nameless, faults: [fault(8)], faultCount: 1 },
  ]);
});

test('a thousand parts are kept, and each of the others is counted once; faults of the file itself are always reported', () => {
  const parts = new RefusedParts();
  for (let line = 1; line <= 1100; line += 1) {
    const part = {};
    parts.add(part, [fault(line)]);
    parts.add(part, [fault(line)]);
    parts.describe(part, `Part ${line}`, {});
  }
  parts.add(null, [fault(1101)]);
  expect(parts.count).toBe(1101);
  expect(parts.first.slice(-2)).toEqual([
    { name: 'Part 1000', doc: {}, faults: [fault(1000), fault(1000)], faultCount: 2 },
    { name: null, doc: null, faults: [fault(1101)], faultCount: 1 },
  ]);
});
