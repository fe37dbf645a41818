import type { TreeCondition, TreeGroup } from './TreeContender.ts';

function conditionPayload({ field, operator, value }: TreeCondition): object {
  return {
    kind: 'BinaryCondition',
    lhs: {
      kind: 'FieldValue',
      formTemplateUniqueName: 'Bench',
      fieldName: field,
      variableName: field,
      typeName: 'String',
    },
    operatorName: operator,
    rhs: { kind: 'LiteralValue', valueString: value, typeName: 'String' },
  };
}

/** The harness's tree as a rule's condition is saved. */
export function toPayload(group: TreeGroup): object {
  return {
    kind: 'CompositeCondition',
    operator: group.combinator,
    subconditions: group.rules.map((rule) => ('rules' in rule ? toPayload(rule) : conditionPayload(rule))),
  };
}
