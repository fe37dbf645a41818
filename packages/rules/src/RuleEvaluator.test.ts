import { expect, test } from 'vitest';
import type { JsonValue } from './JsonValue.ts';
import { RuleEvaluator } from './RuleEvaluator.ts';
import { toCaseValues } from './values.ts';

/** What follows from a rule that holds, and the trace of its condition. */
function decide(given: Record<string, unknown>, condition: JsonValue, rawExpression = 'refer()') {
  const action = { kind: 'RawAction', id: 'a', rawExpression, transformVariables: true };
  const rule = { id: '1', name: 'Rule', condition, actions: [action] };
  const { fired, errors, traces } = new RuleEvaluator([rule]).decide(toCaseValues(given), { trace: true });
  return { text: fired[0]?.actions[0]?.text, error: errors[0]?.message, trace: traces?.[0]?.condition };
}

const custom = (rawExpression: string) => ({ kind: 'RawCondition', id: 'c', rawExpression });
const given = { stories: 8, fieldValue: 'x', 'Account.state': 'TX', 'Building::stories': 12 };

test.each([
  ['refer(stories)', 'refer(8)'],
  [`refer('stories', "Account.state")`, `refer('stories', "Account.state")`],
  [`refer(fieldValue('Building', 'stories'))`, 'refer(12)'],
  [`refer(fieldValue( "Building" , "roof" ), stories)`, `refer(fieldValue( "Building" , "roof" ), 8)`],
  ['stories(Account.state)', 'stories(TX)'],
  [`refer('it\\'s stories', stories)`, `refer('it\\'s stories', 8)`],
  ['other.stories + storiesOf + stories', 'other.stories + storiesOf + 8'],
])('the variables of the custom action %j are filled: %j', (raw, text) => {
  expect(decide(given, custom('true'), raw).text).toBe(text);
});

test.each([
  ['stories > 5 && stories < 20', 8],
  ["fieldValue('Building', 'stories') > 5", 12],
  [`stories > 5 && Account.state == 'TX' && roof == null`, ['stories: 8', 'Account.state: TX']],
  ['roof == null', null],
  ['1 == 1', null],
])('the trace of the custom condition %j has what the case says of it', (expression, value) => {
  expect(decide(given, custom(expression)).trace).toMatchObject({ id: 'c', result: 'true', value });
});

test('a condition with blanks is decided as the expression that it is once they are filled', () => {
  const blanks = (expression: string, value: string, typeName: string) => ({
    ...{ kind: 'ParameterizedCondition', id: 'c', expression },
    parameters: [{ name: 'limit', value, typeName }],
  });
  expect(decide(given, blanks('stories > {limit}', '7', 'Integer')).text).toBe('refer()');
  expect(decide(given, blanks('stories > { limit }', '9', 'Integer')).trace).toMatchObject({
    ...{ result: 'false', value: 8 },
  });
  expect(decide(given, blanks('Account.state == {limit}', 'TX', 'String')).text).toBe('refer()');
  expect(decide(given, blanks('stories > {limit}', 'many', 'Integer')).error).toBe('“many” is no number.');
  expect(decide(given, blanks('stories > {limit}', '', 'Integer')).error).toBe('It does not say its limit.');
  expect(decide(given, blanks('More than {limit} stories', '7', 'Integer')).error).toMatch(
    /is no expression/,
  );
});
