import { describe, expect, it } from 'vitest';
import {
  comparableRuleText,
  describeRuleText,
  readRuleText,
  toRuleText,
  toStoredRule,
  writeRuleText,
} from './ruleText.ts';

const roof = {
  kind: 'BinaryCondition',
  lhs: { kind: 'FieldValue', formTemplateUniqueName: 'Building', fieldName: 'roofAge' },
  operatorName: 'greaterThan',
  rhs: [{ kind: 'LiteralValue', valueString: '20' }],
};
const group = (...subconditions: object[]) => ({ kind: 'CompositeCondition', operator: 'or', subconditions });

describe('the text of a rule', () => {
  it('gives the same parts as often as it is read, and what was written is read back', () => {
    const text = toRuleText({ condition: group(roof), actions: [] });
    expect(readRuleText(text)).toBe(readRuleText(text));
    expect(writeRuleText(readRuleText(text))).toBe(text);
  });

  it('is empty for an empty rule', () => {
    expect(toRuleText(null)).toBe('');
    expect(toRuleText({ condition: group(), actions: [] })).toBe('');
    expect(writeRuleText(readRuleText(''))).toBe('');
    expect(toStoredRule('')).toBeNull();
  });

  it('counts without the ids that only tell its conditions apart', () => {
    const [one, other] = ['a', 'b'].map((id) =>
      toRuleText({ condition: group({ ...roof, id }), actions: [] }),
    );
    expect(one).not.toBe(other);
    expect(comparableRuleText(one ?? '')).toBe(comparableRuleText(other ?? ''));
  });

  it('puts a rule of one condition into a group, which is what is edited', () => {
    const text = toRuleText({ condition: roof, actions: [] });
    expect(toStoredRule(text)?.condition).toMatchObject({
      kind: 'CompositeCondition',
      subconditions: [roof],
    });
  });

  it('fits in one line', () => {
    const action = {
      kind: 'ParameterizedAction',
      expression: 'Include the section {how}',
      parameters: [{ name: 'how', value: 'ownPage', typeName: 'String' }],
    };
    const text = toRuleText({
      condition: group(roof, { kind: 'RawCondition', rawExpression: 'state == "FL"' }),
      actions: [action],
    });
    expect(describeRuleText(text)).toBe(
      'roofAge (Building) greaterThan 20 or state == "FL" → Include the section ownPage',
    );
  });
});
