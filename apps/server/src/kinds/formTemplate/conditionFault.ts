import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';

/** Why a condition is empty or incomplete; null when it is complete. References are not followed. */
export function conditionFault(condition: JsonValue | undefined): string | null {
  if (!isObject(condition)) return 'A condition is missing.';
  switch (condition['kind']) {
    case 'CompositeCondition':
      return compositeFault(condition);
    case 'UnaryCondition':
      return conditionFault(condition['subcondition']);
    case 'BinaryCondition':
      return binaryFault(condition);
    case 'RawCondition':
      return isEmpty(condition['rawExpression']) ? 'A custom condition has no expression.' : null;
    case 'ParameterizedCondition':
      return null;
    default:
      return `'${String(condition['kind'])}' is no kind of condition.`;
  }
}

/** Whether the condition is still empty. */
export function isEmptyCondition(condition: JsonValue | undefined): boolean {
  if (!isObject(condition)) return true;
  const { kind, subconditions } = condition;
  return kind === 'CompositeCondition' && (!Array.isArray(subconditions) || subconditions.length === 0);
}

function compositeFault({ subconditions }: JsonObject): string | null {
  if (!Array.isArray(subconditions) || subconditions.length === 0) return 'A group has no conditions.';
  return subconditions.map((each) => conditionFault(each)).find((fault) => fault !== null) ?? null;
}

function binaryFault({ lhs, operatorName, rhs }: JsonObject): string | null {
  if (!isObject(lhs) || !isChosen(lhs)) return 'A condition does not say what it is about.';
  if (isEmpty(operatorName)) return 'A condition has no operator.';
  if (operatorName === 'exists') return null;
  const values = Array.isArray(rhs) ? rhs : [rhs];
  const isComplete = values.length > 0 && values.every((value) => isObject(value) && isChosen(value));
  return isComplete ? null : 'A condition does not say what it compares with.';
}

const neededOf: Readonly<Record<string, readonly string[]>> = {
  FieldValue: ['formTemplateUniqueName', 'fieldName'],
  PropertyValue: ['objectName', 'propertyName'],
  VariableValue: ['variableName'],
  LiteralValue: ['valueString'],
  LeftSideFieldValue: ['valueString'],
  LeftSideClassCodeFieldValue: ['valueString'],
  FormTemplateValue: ['formTemplateUniqueName'],
  DataSetItemValue: ['datasetName'],
  EntityUriValue: ['entityUri'],
};

function isChosen(value: JsonObject): boolean {
  const needed = neededOf[String(value['kind'])];
  return needed?.every((property) => !isEmpty(value[property])) ?? false;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: JsonValue | undefined): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
