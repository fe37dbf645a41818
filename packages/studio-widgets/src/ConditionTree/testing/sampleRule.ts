import type { ConditionOperand, ConditionValue } from '../model/valueKind.ts';
import { createRuleValueKinds, declareRuleOperators, type FieldValue } from '../presets.tsx';
import type { ConditionValueChoice, ConditionValueSearch } from '../values/SearchKindParts.ts';
import type { ConditionVariable } from '../values/variableKind.tsx';

/** A field of the sample forms. */
export function field(fieldName: string, formTemplateUniqueName: string, typeName: string): FieldValue {
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

export const operators = declareRuleOperators([
  { name: 'equals', label: 'is' },
  { name: 'isAtMost', label: 'is at most', types: ['Integer', 'Double'] },
  { name: 'isGreaterThan', label: 'is greater than', types: ['Integer', 'Double'] },
  { name: 'contains', label: 'contains', types: ['String'] },
  { name: 'isInList', label: 'is in list' },
  { name: 'isInClassCodeList', label: 'is in class code list' },
  { name: 'exists', label: 'exists' },
]);

export const variables: readonly ConditionVariable[] = [
  { name: 'brokerTier', label: 'Broker tier', typeName: 'Integer' },
  { name: 'isRenewal', label: 'Renewal', typeName: 'Boolean' },
];

const literal = (valueString: string, typeName: string) => ({ kind: 'LiteralValue', valueString, typeName });
const binary = (lhs: ConditionValue, operatorName: string, rhs?: ConditionOperand) => ({
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
  binary(constructionClass, 'isInList', [literal('Frame', 'String'), literal('Joisted Masonry', 'String')]),
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

const texts = (kind: string, property: string, ...found: readonly string[]): readonly ConditionValue[] =>
  found.map((text) => ({ kind, [property]: text }));

function valuesFor({ kind }: ConditionValueSearch): readonly ConditionValue[] {
  switch (kind) {
    case 'FieldValue':
      return fields;
    case 'PropertyValue':
      return texts(kind, 'propertyName', 'State', 'City').map((value) => ({
        ...value,
        ...{ objectName: 'Submission', objectType: 'String' },
      }));
    case 'LeftSideFieldValue':
    case 'LeftSideClassCodeFieldValue':
      return texts(kind, 'valueString', 'Frame', 'Joisted Masonry', 'Trucking, local');
    case 'FormTemplateValue':
      return texts(kind, 'formTemplateUniqueName', 'Building', 'Property');
    case 'DataSetItemValue':
      return texts(kind, 'entityUri', 'Frame', 'Masonry').map((value) => ({
        ...value,
        datasetName: 'Construction',
      }));
    case 'EntityUriValue':
      return texts(kind, 'entityUri', '/State/FL', '/State/GA');
    default:
      return [];
  }
}

const own = ['valueString', 'fieldName', 'propertyName', 'entityUri', 'formTemplateUniqueName'] as const;

/** Answers as a server does: what contains the text. */
export function searchValues(search: ConditionValueSearch): Promise<readonly ConditionValueChoice[]> {
  const choices = valuesFor(search).map((value) => {
    const name = own.map((property): unknown => Reflect.get(value, property)).find(Boolean);
    return { value, label: String(name) };
  });
  return Promise.resolve(
    choices.filter(({ label }) => label.toLowerCase().includes(search.text.toLowerCase())),
  );
}

export const valueKinds = createRuleValueKinds({ searchValues, variables });

/** The operators and kinds of value of the sample. */
export const schema = { operators, valueKinds };

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
