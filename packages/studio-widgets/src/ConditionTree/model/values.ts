import { literalTypeOf } from '../../shared/literal/literalType.ts';

/** A field of a form. Properties that are not named here are kept as they came; so they are in every value. */
export interface FieldValue {
  readonly kind: 'FieldValue';
  readonly formTemplateUniqueName: string;
  readonly fieldName: string;
  readonly variableName: string;
  readonly typeName: string;
}

/** A property of a business object. */
export interface PropertyValue {
  readonly kind: 'PropertyValue';
  readonly objectName: string;
  readonly propertyName: string;
  readonly objectType: string;
}

/** A variable of the rule set, read with a method that suits its type. */
export interface VariableValue {
  readonly kind: 'VariableValue';
  readonly variableName: string;
  readonly typeName: string;
  readonly variableMethod: string;
}

/** A text, a number, a truth value or a day, as text. Days are UTC midnight in milliseconds. */
export interface LiteralValue {
  readonly kind: 'LiteralValue';
  readonly valueString: string;
  readonly typeName: string;
}

/** One of the values that the field on the left can have. */
export interface LeftSideFieldValue {
  readonly kind: 'LeftSideFieldValue';
  readonly valueString: string;
}

/** One of the class codes that the class code field on the left can have. */
export interface LeftSideClassCodeFieldValue {
  readonly kind: 'LeftSideClassCodeFieldValue';
  readonly valueString: string;
}

export interface FormTemplateValue {
  readonly kind: 'FormTemplateValue';
  readonly formTemplateUniqueName: string;
}

export interface DataSetItemValue {
  readonly kind: 'DataSetItemValue';
  readonly datasetName: string;
  readonly entityUri: string;
}

export interface EntityUriValue {
  readonly kind: 'EntityUriValue';
  readonly entityUri: string;
}

/** One side of a comparison. */
export type ConditionValue =
  | FieldValue
  | PropertyValue
  | VariableValue
  | LiteralValue
  | LeftSideFieldValue
  | LeftSideClassCodeFieldValue
  | FormTemplateValue
  | DataSetItemValue
  | EntityUriValue;

export type ValueKind = ConditionValue['kind'];

/** Which text properties a kind of value has; all of them are empty in a fresh one. */
export const valueProperties = {
  FieldValue: ['formTemplateUniqueName', 'fieldName', 'variableName', 'typeName'],
  PropertyValue: ['objectName', 'propertyName', 'objectType'],
  VariableValue: ['variableName', 'typeName', 'variableMethod'],
  LiteralValue: ['valueString', 'typeName'],
  LeftSideFieldValue: ['valueString'],
  LeftSideClassCodeFieldValue: ['valueString'],
  FormTemplateValue: ['formTemplateUniqueName'],
  DataSetItemValue: ['datasetName', 'entityUri'],
  EntityUriValue: ['entityUri'],
} as const satisfies {
  readonly [Kind in ValueKind]: readonly (keyof Extract<ConditionValue, { kind: Kind }>)[];
};

/** What a value needs to be complete. */
const identifying = {
  FieldValue: 'fieldName',
  PropertyValue: 'propertyName',
  VariableValue: 'variableName',
  LiteralValue: 'valueString',
  LeftSideFieldValue: 'valueString',
  LeftSideClassCodeFieldValue: 'valueString',
  FormTemplateValue: 'formTemplateUniqueName',
  DataSetItemValue: 'entityUri',
  EntityUriValue: 'entityUri',
} as const satisfies { readonly [Kind in ValueKind]: string };

/** The text of a value's property; empty when the value has none of that name. */
function textOfValue(value: ConditionValue, property: string): string {
  const text: unknown = Reflect.get(value, property);
  return typeof text === 'string' ? text : '';
}

/** Nothing has been chosen or typed yet. */
export function isEmptyValue(value: ConditionValue): boolean {
  return textOfValue(value, identifying[value.kind]).trim() === '';
}

/** The type that the operators of a value are chosen by; empty when nothing has been chosen. */
export function typeOfValue(value: ConditionValue): string {
  if (isEmptyValue(value) && value.kind !== 'LiteralValue') return '';
  return textOfValue(value, value.kind === 'PropertyValue' ? 'objectType' : 'typeName');
}

/** An empty value of a kind. */
export function createValue(kind: ValueKind, typeName = ''): ConditionValue {
  const texts = Object.fromEntries(valueProperties[kind].map((property) => [property, '']));
  // The table above is checked against the kinds, so that a fresh value is complete.
  const fresh = { kind, ...texts } as unknown as ConditionValue;
  return fresh.kind === 'LiteralValue' ? { ...fresh, typeName: literalTypeOf(typeName) } : fresh;
}
