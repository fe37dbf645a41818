import type { Operator } from '../model/operators.ts';
import type { ConditionValue } from '../model/values.ts';
import type { ValueChoice, ValueSearch, Variable } from '../types.ts';

/** A field of the sample forms. */
export function field(fieldName: string, formTemplateUniqueName: string, typeName: string): ConditionValue {
  const variableName = fieldName.replaceAll(/[^A-Za-z]/g, '');
  return { kind: 'FieldValue', formTemplateUniqueName, fieldName, variableName, typeName };
}

export const constructionClass = field('Construction class', 'Building', 'String');
export const distanceToCoast = field('Distance to coast', 'Building', 'Double');
export const roofAge = field('Roof age in years', 'Building', 'Integer');
export const windCredit = field('Wind mitigation credit', 'Property', 'Boolean');
export const inspectionDay = field('Last inspection', 'Property', 'Date');
export const classCode = field('Class code', 'Building', 'ClassCode');

export const fields = [constructionClass, distanceToCoast, roofAge, windCredit, inspectionDay, classCode];

export const operators: readonly Operator[] = [
  { name: 'equals', label: 'is' },
  { name: 'isAtMost', label: 'is at most', types: ['Integer', 'Double'] },
  { name: 'isGreaterThan', label: 'is greater than', types: ['Integer', 'Double'] },
  { name: 'contains', label: 'contains', types: ['String'] },
  { name: 'isInList', label: 'is in list' },
  { name: 'isInClassCodeList', label: 'is in class code list' },
  { name: 'exists', label: 'exists' },
];

export const variables: readonly Variable[] = [
  { name: 'brokerTier', label: 'Broker tier', typeName: 'Integer' },
  { name: 'isRenewal', label: 'Renewal', typeName: 'Boolean' },
];

const literal = (valueString: string, typeName: string) => ({ kind: 'LiteralValue', valueString, typeName });
const binary = (lhs: ConditionValue, operatorName: string, rhs?: object) => ({
  kind: 'BinaryCondition',
  lhs,
  operatorName,
  ...(rhs && { rhs }),
});
const group = (operator: 'and' | 'or', ...subconditions: object[]) => ({
  kind: 'CompositeCondition',
  operator,
  subconditions,
});
const not = (subcondition: object) => ({ kind: 'UnaryCondition', operator: 'not', subcondition });

/** A rule's condition as a server sends it. */
export const coastalRule = group(
  'and',
  binary(constructionClass, 'isInList', literal('Frame,Joisted Masonry', 'String')),
  binary(distanceToCoast, 'isAtMost', literal('1.0', 'Double')),
  group('or', binary(roofAge, 'isGreaterThan', literal('15', 'Integer')), not(binary(windCredit, 'exists'))),
  { kind: 'RawCondition', rawExpression: 'totalInsuredValue > 5_000_000' },
);

/** Every kind of condition and value. */
export const everyKind = group(
  'and',
  binary(inspectionDay, 'equals', literal(String(Date.UTC(2026, 0, 31)), 'Date')),
  binary(windCredit, 'equals', literal('true', 'Boolean')),
  binary(
    { kind: 'PropertyValue', objectName: 'Submission', propertyName: 'State', objectType: 'String' },
    'equals',
    { kind: 'EntityUriValue', entityUri: '/State/FL' },
  ),
  binary(
    {
      kind: 'VariableValue',
      variableName: 'brokerTier',
      typeName: 'Integer',
      variableMethod: 'integerValue',
    },
    'isGreaterThan',
    { kind: 'VariableValue', variableName: 'isRenewal', typeName: 'Boolean', variableMethod: 'booleanValue' },
  ),
  binary(constructionClass, 'equals', { kind: 'LeftSideFieldValue', valueString: 'Frame' }),
  binary(classCode, 'equals', { kind: 'LeftSideClassCodeFieldValue', valueString: '91580' }),
  binary(constructionClass, 'equals', {
    kind: 'DataSetItemValue',
    datasetName: 'Construction',
    entityUri: '/DataSetItem/12',
  }),
  binary(distanceToCoast, 'equals', field('Limit', 'Property', 'Double')),
  binary({ kind: 'LiteralValue', valueString: 'now', typeName: 'String' }, 'equals', {
    kind: 'FormTemplateValue',
    formTemplateUniqueName: 'Building',
  }),
  {
    kind: 'ParameterizedCondition',
    expression: 'The submission is more than {days} days old and {state} is checked',
    parameters: [
      { name: 'days', value: '30', typeName: 'Integer' },
      { name: 'state', value: 'Florida', typeName: 'String' },
    ],
  },
  { kind: 'FutureCondition', when: 'someday' },
);

function valuesFor({ kind }: ValueSearch): readonly ConditionValue[] {
  switch (kind) {
    case 'FieldValue':
      return fields;
    case 'PropertyValue':
      return ['State', 'City'].map((propertyName) => ({
        kind,
        objectName: 'Submission',
        propertyName,
        objectType: 'String',
      }));
    case 'LeftSideFieldValue':
    case 'LeftSideClassCodeFieldValue':
      return ['Frame', 'Joisted Masonry'].map((valueString) => ({ kind, valueString }));
    case 'FormTemplateValue':
      return ['Building', 'Property'].map((formTemplateUniqueName) => ({ kind, formTemplateUniqueName }));
    case 'DataSetItemValue':
      return ['Frame', 'Masonry'].map((entityUri) => ({ kind, datasetName: 'Construction', entityUri }));
    case 'EntityUriValue':
      return ['/State/FL', '/State/GA'].map((entityUri) => ({ kind, entityUri }));
    default:
      return [];
  }
}

const own = ['valueString', 'fieldName', 'propertyName', 'entityUri', 'formTemplateUniqueName'] as const;

/** Answers as a server does: what contains the text. */
export function searchValues(search: ValueSearch): Promise<readonly ValueChoice[]> {
  const choices = valuesFor(search).map((value) => {
    const name = own.map((property): unknown => Reflect.get(value, property)).find(Boolean);
    return { value, label: String(name) };
  });
  return Promise.resolve(
    choices.filter(({ label }) => label.toLowerCase().includes(search.text.toLowerCase())),
  );
}

/** A rule with many conditions: 20 groups of 5 groups. */
export function largeRule(count: number): object {
  const leaf = (index: number) => binary(roofAge, 'isGreaterThan', literal(`${index}`, 'Integer'));
  const perGroup = count / 100;
  return group(
    'and',
    ...Array.from({ length: 20 }, (_, outer) =>
      group(
        'or',
        ...Array.from({ length: 5 }, (_, inner) =>
          group(
            'and',
            ...Array.from({ length: perGroup }, (_, index) => leaf((outer * 5 + inner) * perGroup + index)),
          ),
        ),
      ),
    ),
  );
}
