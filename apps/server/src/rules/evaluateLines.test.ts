import { RuleEvaluator } from '@studio/rules';
import { expect, test } from 'vitest';
import { evaluateLines, longestLine } from './evaluateLines.ts';

const rule = {
  ...{ id: 'r1', name: 'Tall', actions: [] },
  condition: { kind: 'RawCondition', rawExpression: 'stories > 3' },
};

/** The lines that come of a text which arrives in pieces of some bytes. */
async function linesFor(given: string | Uint8Array, piece: number): Promise<unknown[]> {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given;
  async function* source() {
    for (let start = 0; start < bytes.length; start += piece) yield bytes.subarray(start, start + piece);
  }
  let text = '';
  for await (const part of evaluateLines(source(), new RuleEvaluator([rule]), { trace: false })) text += part;
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test.each([1, 7, 65_536])('cases are decided line by line, in pieces of %d bytes', async (piece) => {
  const text =
    '\uFEFF{"name":"Höhe","values":{"stories":4}}\r\n\n{"values":{"stories":[1,null,2]}}\n{"values":{}}';
  expect(await linesFor(text, piece)).toMatchObject([
    { line: 1, name: 'Höhe', decision: { fired: [{ ruleId: 'r1' }], errors: [] } },
    { line: 3, decision: { fired: [] } },
    { line: 4, decision: { fired: [], errors: [] } },
    { caseCount: 3, faultCount: 0, ruleCount: 1 },
  ]);
});

test('a line that is no case says what is wrong and where, and those after it are decided', async () => {
  const long = `{"values":{"a":"${'x'.repeat(longestLine)}"}}`;
  const lines = [
    ...['{"values":{"stories":}}', '[]', '{"values":{},"value":1}', '{"values":{"a/b":{}}}', '{"values":[]}'],
    ...['{"name":7,"values":{}}', '{"values":', long, '{"values":{"stories":4}}'],
  ];
  const [syntax, list, other, nested, noValues, name, open, tooLong, last, summary] = await linesFor(
    lines.join('\n'),
    65_536,
  );
  expect(syntax).toMatchObject({
    line: 1,
    fault: { column: 22, message: expect.stringContaining('column 22') },
  });
  expect(list).toMatchObject({ line: 2, fault: { pointer: '' } });
  expect(other).toMatchObject({ fault: { pointer: '/value', message: "A case has no 'value'." } });
  expect(nested).toMatchObject({ fault: { pointer: '/values/a~1b' } });
  expect(noValues).toMatchObject({ fault: { pointer: '/values' } });
  expect(name).toMatchObject({ fault: { pointer: '/name' } });
  expect(open).toMatchObject({ fault: { column: 11 } });
  expect(tooLong).toMatchObject({ line: 8, fault: { message: 'The line is longer than 1 MiB.' } });
  expect(last).toMatchObject({ line: 9, decision: { fired: [{ ruleId: 'r1' }] } });
  expect(summary).toEqual({ caseCount: 1, faultCount: 8, ruleCount: 1 });
});

test('what is no UTF-8 is reported with its line', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"values":{"a":"'),
    Buffer.from([0xff]),
    Buffer.from('"}}\n{"values":{}}'),
  ]);
  expect(await linesFor(bytes, 1000)).toMatchObject([
    { line: 1, fault: { message: 'The line is no UTF-8.' } },
    { line: 2, decision: {} },
    { caseCount: 1, faultCount: 1 },
  ]);
});

test('who stops reading stops the evaluation, and what was not asked for is not read', async () => {
  let read = 0;
  let isClosed = false;
  async function* source() {
    try {
      for (;;) {
        read += 1;
        yield Buffer.from('{"values":{"stories":4}}\n'.repeat(1000));
      }
    } finally {
      isClosed = true;
    }
  }
  for await (const _part of evaluateLines(source(), new RuleEvaluator([rule]), { trace: false })) break;
  expect(isClosed).toBe(true);
  expect(read).toBeLessThan(10);
});
