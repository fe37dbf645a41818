import type {
  DemoBinaryCondition,
  DemoDataSetItemValue,
  DemoLiteralValue,
  DemoOperatorName,
  DemoRuleAction,
  DemoRuleSeed,
} from '../types.ts';

interface RuleOptions {
  ruleSetName: string;
  priority: number;
  tags: string[];
  /** Default 1. */
  version?: number;
  /** Default true. */
  active?: boolean;
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
    version = 1,
    active = true,
    operator = 'and',
    conditions,
    actions,
  } = options;
  return {
    name,
    description,
    ruleSetName,
    version,
    priority,
    active,
    tags,
    condition: { kind: 'CompositeCondition', operator, subconditions: conditions },
    actions,
  };
}

/** A condition on the field with the key `FormUniqueName|fieldName`. */
export function when(
  fieldKey: string,
  operatorName: DemoOperatorName,
  ...rhs: (DemoDataSetItemValue | DemoLiteralValue)[]
): DemoBinaryCondition {
  const [formTemplateUniqueName = '', fieldName = ''] = fieldKey.split('|');
  return {
    kind: 'BinaryCondition',
    lhs: { kind: 'FieldValue', formTemplateUniqueName, fieldName },
    operatorName,
    rhs,
  };
}

/** Items of a data set, by their values. */
export function items(dataSetName: string, ...values: string[]): DemoDataSetItemValue[] {
  return values.map((value) => ({ kind: 'DataSetItemValue', dataSetName, value }));
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
  return {
    kind: 'ParameterizedAction',
    expression,
    parameters: [{ name, value: { kind: 'DataSetItemValue', dataSetName, value } }],
  };
}
