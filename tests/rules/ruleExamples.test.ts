import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCondition, evaluateCondition, readCondition, toCaseValues, ValueError } from '@studio/rules';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
const line = /^\| (\w+) \| (\w+) \| (`[^|]+`|none) \| (`[^|]+`|none) \| (true|false|error) \|$/gm;
const examples = [...text.matchAll(line)].map((found) => found.slice(1));

/** Undefined for no value. */
function valueIn(cell: string): unknown {
  return cell === 'none' ? undefined : JSON.parse(cell.slice(1, -1));
}

function literal(valueString: unknown) {
  return { kind: 'LiteralValue', typeName: 'String', valueString: String(valueString) };
}

test('every operator has examples', () => {
  const operators = new Set(examples.map(([operator]) => operator));
  const listed = [...text.matchAll(/^\| [a-z ,]+ \| (?<stored>(?:`\w+`(?:, )?)+) \|/gm)].flatMap(
    ({ groups }) => (groups?.['stored'] ?? '').split(', ').map((each) => each.replaceAll('`', '')),
  );
  expect(listed).toHaveLength(14);
  expect(listed.filter((operator) => !operators.has(operator))).toEqual([]);
});

test.each(examples)(
  '%s of %s: %s, %s comes to %s',
  (operatorName = '', typeName = '', left = '', right = '', comesTo = '') => {
    const rhs = valueIn(right);
    const several = Array.isArray(rhs) ? rhs.map(literal) : literal(rhs);
    const compared = {
      ...{ kind: 'BinaryCondition', operatorName },
      lhs: { kind: 'VariableValue', variableName: 'left', typeName },
      ...(rhs !== undefined && { rhs: several }),
    };
    const values = toCaseValues({ left: valueIn(left) });
    const decide = (stored: Parameters<typeof readCondition>[0]) => {
      const { condition } = readCondition(stored);
      const results = [
        () => evaluateCondition(condition, values),
        () => compileCondition(condition)(values),
      ].map((work) => {
        try {
          return String(work());
        } catch (error) {
          if (error instanceof ValueError) return 'error';
          throw error;
        }
      });
      expect(results[1]).toBe(results[0]);
      return results[0];
    };
    const opposite = { true: 'false', false: 'true', error: 'error' }[comesTo];
    expect(decide(compared)).toBe(comesTo);
    expect(decide({ kind: 'UnaryCondition', operator: 'not', subcondition: compared })).toBe(opposite);
  },
);
