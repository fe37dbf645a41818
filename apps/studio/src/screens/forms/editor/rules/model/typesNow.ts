import { typeNameOf } from '@studio/rules';
import type { ConditionDraft, ConditionValue } from '@studio/widgets';
import type { EditedForm } from './ownValues.ts';

/**
 * A condition with the types that the fields of its form have now: they may have got others since they were chosen. The same object where none
 * has.
 */
export function withTypesNow(draft: ConditionDraft, { uniqueName, parts }: EditedForm): ConditionDraft {
  const types = new Map(
    parts.flatMap((part) => (part.isHead ? [] : [[part.variableName, typeNameOf(part)] as const])),
  );
  const typeNow = ({ kind, formTemplateUniqueName, fieldName }: ConditionValue) =>
    kind === 'FieldValue' && formTemplateUniqueName === uniqueName ? types.get(String(fieldName)) : undefined;
  // The outermost node stays of its kind.
  return nodeNow(draft, typeNow) as ConditionDraft;
}

type ConditionNode = Extract<ConditionDraft, { kind: 'CompositeCondition' }>['subconditions'][number];
type TypeNow = (value: ConditionValue) => string | undefined;

function nodeNow(node: ConditionNode, typeNow: TypeNow): ConditionNode {
  switch (node.kind) {
    case 'CompositeCondition': {
      const subconditions = node.subconditions.map((each) => nodeNow(each, typeNow));
      const isSame = subconditions.every((each, index) => each === node.subconditions[index]);
      return isSame ? node : { ...node, subconditions };
    }
    case 'UnaryCondition': {
      const subcondition = nodeNow(node.subcondition, typeNow);
      return subcondition === node.subcondition ? node : { ...node, subcondition };
    }
    case 'BinaryCondition': {
      const { lhs, rhs } = node;
      const typeName = typeNow(lhs);
      const before = lhs['typeName'];
      if (typeName === undefined || typeName === before) return node;
      // What was entered for the field was of its type.
      const ofType = (value: ConditionValue): ConditionValue =>
        value.kind === 'LiteralValue' && value['typeName'] === before ? { ...value, typeName } : value;
      const right = rhs === undefined ? {} : { rhs: 'kind' in rhs ? ofType(rhs) : rhs.map(ofType) };
      return { ...node, lhs: { ...lhs, typeName }, ...right };
    }
    default:
      return node;
  }
}
