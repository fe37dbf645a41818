import { expect, test } from 'vitest';
import { checkScript, type ScriptContext } from './model/checkScript.ts';
import { problemText } from './problemText.ts';

const context: ScriptContext = {
  functions: new Set(),
  constants: new Set(),
  forms: [],
  fieldsOf: () => null,
};

test.each([
  ['a + \u201cb\u201d', 'Line 1: unexpected curly quote \u201c (U+201C): write " in its place.'],
  ['1 +\n\u2019b\u2019', "Line 2: unexpected curly quote \u2019 (U+2019): write ' in its place."],
  ['1 \u2212 1', 'Line 1: unexpected dash \u2212 (U+2212): write - in its place.'],
  ['1\u200b + 1', 'Line 1: unexpected zero-width space (U+200B), which cannot be seen: delete it.'],
  ['1 # 1', 'Line 1: unexpected character # (U+0023).'],
])('names the character that cannot be read in %j', (script, text) => {
  const [problem] = checkScript(script, context).problems;
  expect(problem && problemText(problem.fault, problem.line, '')).toBe(text);
});
