import type { JsonObject } from '@studio/rules';

/**
 * not(Any(not(a is O'Brien), b contains 15" pipe, c contains a.c, d begins with 50%)): what formats of conditions lose, or take for a pattern.
 * @param formTemplateUniqueName the form that the fields a, b, c and d are of
 */
export function quotedCondition(formTemplateUniqueName: string): JsonObject {
  const compared = (fieldName: string, operatorName: string, valueString: string): JsonObject => ({
    kind: 'BinaryCondition',
    lhs: {
      ...{ kind: 'FieldValue', formTemplateUniqueName, fieldName },
      ...{ variableName: fieldName, typeName: 'String' },
    },
    operatorName,
    rhs: { kind: 'LiteralValue', typeName: 'String', valueString },
  });
  const not = (subcondition: JsonObject): JsonObject => ({
    ...{ kind: 'UnaryCondition', operator: 'not' },
    subcondition,
  });
  return not({
    ...{ kind: 'CompositeCondition', operator: 'or' },
    subconditions: [
      not(compared('a', 'equals', "O'Brien")),
      compared('b', 'contains', '15" pipe'),
      compared('c', 'contains', 'a.c'),
      compared('d', 'beginsWith', '50%'),
    ],
  });
}
