import type { ConditionType, RuleActionType, RuleObjectProperty } from '@studio/api';

/** The kinds of condition. Of them only regular and custom ones are offered when one is added. */
export const conditionTypes: ConditionType[] = [
  { name: 'BinaryCondition', label: 'Regular', isAddable: true },
  { name: 'RawCondition', label: 'Custom', isAddable: true },
  { name: 'ParameterizedCondition', label: 'With blanks', isAddable: false },
  { name: 'CompositeCondition', label: 'Group', isAddable: false },
  { name: 'UnaryCondition', label: 'Negation', isAddable: false },
];

/** What can follow from a business rule, in the order in which it is offered. */
export const ruleActionTypes: RuleActionType[] = [
  withItem(
    'refer',
    'Refer the submission',
    'Refer the submission because of {reason}',
    'reason',
    'Referral Reason',
  ),
  withItem(
    'decline',
    'Decline the submission',
    'Decline the submission because of {reason}',
    'reason',
    'Declination Reason',
  ),
  withItem(
    'subjectTo',
    'Add a subjectivity',
    'Make the quote subject to {condition}',
    'condition',
    'Subjectivity',
  ),
  withItem('askFor', 'Ask for a document', 'Ask for the document {document}', 'document', 'Document Type'),
  withValue(
    'deductible',
    'Require a deductible',
    'Require a deductible of at least {amount}',
    'amount',
    'Double',
  ),
  withValue('limit', 'Cap the limit', 'Offer a limit of at most {amount}', 'amount', 'Double'),
  withValue('surcharge', 'Add a surcharge', 'Add a surcharge of {percent} percent', 'percent', 'Double'),
  withValue('tell', 'Tell the underwriter', 'Tell the underwriter: {text}', 'text', 'String'),
  {
    name: 'raw',
    label: 'Custom action',
    template: { kind: 'RawAction', rawExpression: '', transformVariables: true },
  },
];

/** What can follow from the rule of a section template: the section is part of the document anyway. */
export const sectionActionTypes: RuleActionType[] = [
  withItem(
    'include',
    'Include the section otherwise',
    'Include the section {how}',
    'how',
    'Section Template Rule Actions',
  ),
  withValue('heading', 'Give it another heading', 'Head the section {text}', 'text', 'String'),
  {
    name: 'raw',
    label: 'Custom action',
    template: { kind: 'RawAction', rawExpression: '', transformVariables: true },
  },
];

/** The business objects whose properties rules can name, with these. */
export const ruleObjects: Readonly<Record<string, RuleObjectProperty[]>> = {
  Account: [
    property('yearsInBusiness', 'Years in business', 'Integer'),
    property('annualRevenue', 'Annual revenue', 'Double'),
    property('employees', 'Employees', 'Integer'),
    property('priorCancellations', 'Policies cancelled before', 'Integer'),
  ],
  Broker: [
    property('tier', 'Tier', 'String'),
    property('lossRatio', 'Loss ratio', 'Double'),
    property('state', 'State', 'String'),
  ],
  Policy: [
    property('effectiveDate', 'Effective date', 'Date'),
    property('expirationDate', 'Expiration date', 'Date'),
    property('isRenewal', 'Renewal', 'Boolean'),
    property('premium', 'Premium', 'Double'),
  ],
  Submission: [
    property('state', 'State', 'String'),
    property('totalInsuredValue', 'Total insured value', 'Double'),
    property('losses', 'Losses in five years', 'Integer'),
    property('incurred', 'Incurred in five years', 'Double'),
    property('receivedDate', 'Received on', 'Date'),
    property('isNewVenture', 'New venture', 'Boolean'),
  ],
};

function property(name: string, label: string, type: string): RuleObjectProperty {
  return { name, label, type };
}

function withItem(
  name: string,
  label: string,
  expression: string,
  blank: string,
  dataSetName: string,
): RuleActionType {
  const parameters = [{ name: blank, value: '', typeName: 'DataSetItem', expression: dataSetName }];
  return { name, label, template: { kind: 'ParameterizedAction', expression, parameters } };
}

function withValue(
  name: string,
  label: string,
  expression: string,
  blank: string,
  typeName: string,
): RuleActionType {
  const parameters = [{ name: blank, value: '', typeName }];
  return { name, label, template: { kind: 'ParameterizedAction', expression, parameters } };
}
