import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateExpression, parseExpression, readScript, toCaseValues, ValueError } from '@studio/rules';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
const examples = [
  ...page.matchAll(/^\| `((?:addMonths|addYears|wholeYears)\(.*\))` \| (?:`(.*)`|(error)) \|$/gm),
];

test.each(examples.map(([, text = '', result, error]) => [text, result ?? error ?? '']))(
  '%s comes to %s, in conditions and in scripts',
  (text, result) => {
    const both = [
      () => evaluateExpression(parseExpression(text), toCaseValues({})),
      () => readScript(text).run(toCaseValues({})).value,
    ];
    for (const run of both) {
      if (result === 'error') expect(run).toThrow(ValueError);
      else expect(run()).toEqual(JSON.parse(result));
    }
  },
);

test('the page has its examples', () => {
  expect(examples).toHaveLength(11);
});
