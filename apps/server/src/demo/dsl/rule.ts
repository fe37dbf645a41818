import { type RuleStatusCode, ruleStatus } from '../../kinds/rule/RuleDoc.ts';
import type {
  DemoBinaryCondition,
  DemoDataSetItemValue,
  DemoLiteralValue,
  DemoRuleAction,
  DemoRuleSeed,
} from '../types.ts';

/** What compares, as people say it, with the operator that is stored. */
const operators = {
  equals: 'equals',
  'not equals': 'isNot',
  'is in list': 'isInList',
  'greater than': 'isGreaterThan',
  'greater than or equal': 'isAtLeast',
  'less than': 'isLessThan',
  'less than or equal': 'isAtMost',
  exists: 'exists',
} as const;

interface RuleOptions {
  ruleSetName: string;
  priority: number;
  tags: string[];
  /** Default: active. */
  status?: RuleStatusCode;
  /** How the conditions combine. Default 'and'. */
  operator?: 'and' | 'or';
  conditions: DemoBinaryCondition[];
  actions: DemoRuleAction[];
}

/** A business rule whose conditions form one group. */
export function rule(name: string, description: string, options: RuleOptions): DemoRuleSeed {
  const {
    ruleSetName,
    priority,
    tags,
    status = ruleStatus.active,
    operator = 'and',
    conditions,
    actions,
  } = options;
  return {
    ...{ name, description, ruleSetName, priority, status, tags },
    condition: {
      ...{ kind: 'CompositeCondition', id: 'c1', operator },
      subconditions: conditions.map((condition, index) => ({ ...condition, id: `c${index + 2}` })),
    },
    actions: actions.map((action, index) => ({ ...action, id: `a${index + 1}` })),
  };
}

/** A condition on the field with the key `FormUniqueName|fieldName`. */
export function when(
  fieldKey: string,
  operator: keyof typeof operators,
  ...values: (DemoDataSetItemValue | DemoLiteralValue)[]
): DemoBinaryCondition {
  const [formTemplateUniqueName = '', fieldName = ''] = fieldKey.split('|');
  const typeName = values[0]?.kind === 'LiteralValue' ? values[0].typeName : 'String';
  const lhs = {
    kind: 'FieldValue',
    formTemplateUniqueName,
    fieldName,
    variableName: fieldName,
    typeName,
  } as const;
  const operatorName = operators[operator];
  if (operatorName === 'exists') return { kind: 'BinaryCondition', lhs, operatorName };
  const [only] = values;
  const rhs = operatorName === 'isInList' || only === undefined ? values : only;
  return { kind: 'BinaryCondition', lhs, operatorName, rhs };
}

/** A condition on a variable that is a whole number. */
export function whenVariable(
  variableName: string,
  operator: 'greater than' | 'less than',
  value: number,
): DemoBinaryCondition {
  const lhs = {
    kind: 'VariableValue',
    variableName,
    typeName: 'Integer',
    variableMethod: 'integerValue',
  } as const;
  return { kind: 'BinaryCondition', lhs, operatorName: operators[operator], rhs: number(value) };
}

/** Items of a data set, by their values. */
export function items(datasetName: string, ...values: string[]): DemoDataSetItemValue[] {
  return values.map((entityUri) => ({ kind: 'DataSetItemValue', datasetName, entityUri }));
}

/** A whole number or an amount in dollars. */
export function number(value: number): DemoLiteralValue {
  return { kind: 'LiteralValue', typeName: 'Integer', valueString: String(value) };
}

/** Refers the submission to an underwriter, for one of the reasons in 'Referral Reason'. */
export function refer(reason: string): DemoRuleAction {
  return action('Refer the submission because of {reason}', 'reason', 'Referral Reason', reason);
}

/** Declines the submission, for one of the reasons in 'Declination Reason'. */
export function decline(reason: string): DemoRuleAction {
  return action('Decline the submission because of {reason}', 'reason', 'Declination Reason', reason);
}

/** Makes the quote subject to one of the conditions in 'Subjectivity'. */
export function subjectTo(condition: string): DemoRuleAction {
  return action('Make the quote subject to {condition}', 'condition', 'Subjectivity', condition);
}

/** Asks for one of the documents in 'Document Type'. */
export function ask(documentType: string): DemoRuleAction {
  return action('Ask for the document {document}', 'document', 'Document Type', documentType);
}

function action(expression: string, name: string, dataSetName: string, value: string): DemoRuleAction {
  const parameters = [{ name, value, typeName: 'DataSetItem', expression: dataSetName }];
  return { kind: 'ParameterizedAction', expression, parameters };
}
