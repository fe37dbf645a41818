import { type GivenLabels, mergeLabels } from '@studio/ui/internal';
import Box from 'lucide-react/icons/box';
import Database from 'lucide-react/icons/database';
import FileText from 'lucide-react/icons/file-text';
import ListFilter from 'lucide-react/icons/list-filter';
import type { ReactNode } from 'react';
import { literalTypeOf } from '../shared/literal/literalType.ts';
import type { ConditionOperands, ConditionOperator } from './model/operators.ts';
import type { ConditionValue, ConditionValueKind } from './model/valueKind.ts';
import { createLiteralKind } from './values/literalKind.tsx';
import type { SearchConditionValues } from './values/SearchKindParts.ts';
import { createSearchKind } from './values/searchKind.tsx';
import type { LiteralKindLabels, SearchKindLabels } from './values/valueTexts.ts';
import {
  type ConditionVariable,
  type ConditionVariableMethod,
  createVariableKind,
} from './values/variableKind.tsx';

export type { ConditionVariable, ConditionVariableMethod } from './values/variableKind.tsx';

/** A field of a form. */
export interface FieldValue extends ConditionValue {
  readonly kind: 'FieldValue';
  readonly formTemplateUniqueName: string;
  readonly fieldName: string;
  readonly variableName: string;
  readonly typeName: string;
}

/** A property of a business object. */
export interface PropertyValue extends ConditionValue {
  readonly kind: 'PropertyValue';
  readonly objectName: string;
  readonly propertyName: string;
  readonly objectType: string;
}

/** The kinds of value of underwriting rules. */
export type RuleValueKind =
  | 'FieldValue'
  | 'PropertyValue'
  | 'VariableValue'
  | 'LiteralValue'
  | 'LeftSideFieldValue'
  | 'LeftSideClassCodeFieldValue'
  | 'FormTemplateValue'
  | 'DataSetItemValue'
  | 'EntityUriValue';

type SearchedKind = Exclude<RuleValueKind, 'VariableValue' | 'LiteralValue'>;

/** Texts of the kinds of value of underwriting rules. */
export interface RuleValueLabels {
  readonly kinds: Readonly<Record<SearchedKind | 'VariableValue', string>>;
  readonly choose: Readonly<Record<SearchedKind | 'VariableValue', string>>;
  /** Name of the choice how a variable is read. */
  readonly method: string;
  /** What a field, property or data set item is called: 'Roof age (Building)'. */
  readonly prompt: (name: string, owner: string) => string;
  readonly literal: GivenLabels<LiteralKindLabels>;
  readonly search: GivenLabels<SearchKindLabels>;
}

const english: RuleValueLabels = {
  kinds: {
    FieldValue: 'A field',
    PropertyValue: 'A property',
    VariableValue: 'A variable',
    LeftSideFieldValue: 'A value of the field',
    LeftSideClassCodeFieldValue: 'A class code of the field',
    FormTemplateValue: 'A form',
    DataSetItemValue: 'A data set item',
    EntityUriValue: 'An entity',
  },
  choose: {
    FieldValue: 'Choose a field',
    PropertyValue: 'Choose a property',
    VariableValue: 'Choose a variable',
    LeftSideFieldValue: 'Choose a value',
    LeftSideClassCodeFieldValue: 'Choose a class code',
    FormTemplateValue: 'Choose a form',
    DataSetItemValue: 'Choose a data set item',
    EntityUriValue: 'Choose an entity',
  },
  method: 'Read as',
  prompt: (name, owner) => (owner === '' ? name : `${name} (${owner})`),
  literal: {},
  search: {},
};

export interface RuleValueKindsOptions {
  /** Looks for fields, properties, forms, entities, data set items and values of the left side's field. */
  readonly searchValues: SearchConditionValues;
  /** The name of a value where its own properties do not say it: of an entity, for instance. */
  readonly getValueText?: ((value: ConditionValue) => string | undefined) | undefined;
  /** The variables of the rule set. Default: none, and no values of that kind. */
  readonly variables?: readonly ConditionVariable[] | undefined;
  /** How variables of each type can be read. Default: one method a type, named after it. */
  readonly variableMethods?: Readonly<Record<string, readonly ConditionVariableMethod[]>> | undefined;
  /** Whether a field of a type finds class codes. Default: types whose name starts with 'ClassCode'. */
  readonly isClassCodeType?: ((typeName: string) => boolean) | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<RuleValueLabels> | undefined;
}

/** What is stored of each kind, which of it identifies a value, and how it is called. */
interface StoredKind {
  readonly properties: readonly string[];
  readonly identifiedBy: string;
  readonly ownedBy?: string | undefined;
  readonly typedBy?: string | undefined;
  readonly icon: ReactNode;
}

const fieldIcon = <FileText size={16} aria-hidden="true" />;
const listIcon = <ListFilter size={16} aria-hidden="true" />;
const entityIcon = <Box size={16} aria-hidden="true" />;

const stored: Readonly<Record<SearchedKind, StoredKind>> = {
  FieldValue: {
    properties: ['formTemplateUniqueName', 'fieldName', 'variableName', 'typeName'],
    identifiedBy: 'fieldName',
    ownedBy: 'formTemplateUniqueName',
    typedBy: 'typeName',
    icon: fieldIcon,
  },
  PropertyValue: {
    properties: ['objectName', 'propertyName', 'objectType'],
    identifiedBy: 'propertyName',
    ownedBy: 'objectName',
    typedBy: 'objectType',
    icon: entityIcon,
  },
  LeftSideFieldValue: { properties: ['valueString'], identifiedBy: 'valueString', icon: listIcon },
  LeftSideClassCodeFieldValue: { properties: ['valueString'], identifiedBy: 'valueString', icon: listIcon },
  FormTemplateValue: {
    properties: ['formTemplateUniqueName'],
    identifiedBy: 'formTemplateUniqueName',
    icon: fieldIcon,
  },
  DataSetItemValue: {
    properties: ['datasetName', 'entityUri'],
    identifiedBy: 'entityUri',
    ownedBy: 'datasetName',
    icon: <Database size={16} aria-hidden="true" />,
  },
  EntityUriValue: { properties: ['entityUri'], identifiedBy: 'entityUri', icon: entityIcon },
};

const defaultMethods: Readonly<Record<string, readonly ConditionVariableMethod[]>> = {
  String: [{ name: 'stringValue', label: 'Text' }],
  Boolean: [{ name: 'booleanValue', label: 'Yes or no' }],
  Integer: [{ name: 'integerValue', label: 'Whole number' }],
  Double: [{ name: 'doubleValue', label: 'Number' }],
  Date: [{ name: 'dateValue', label: 'Date' }],
};

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const isClassCode = (typeName: string) => key(typeName).startsWith('classcode');
const textOf = (value: ConditionValue, property: string): string => {
  const text = value[property];
  return typeof text === 'string' ? text : '';
};
const isFieldChosen = (left: ConditionValue) =>
  left.kind === 'FieldValue' && textOf(left, 'fieldName').trim() !== '';

/** One of the kinds that are looked for. */
function searched(
  name: SearchedKind,
  options: RuleValueKindsOptions,
  labels: RuleValueLabels,
): ConditionValueKind {
  const { properties, identifiedBy, ownedBy, typedBy, icon } = stored[name];
  const { searchValues, getValueText, isClassCodeType = isClassCode } = options;
  const isOfLeftSide = name === 'LeftSideFieldValue' || name === 'LeftSideClassCodeFieldValue';
  const isForClassCodes = name === 'LeftSideClassCodeFieldValue';
  const isEmpty = (value: ConditionValue) => textOf(value, identifiedBy).trim() === '';
  const create = (text = ''): ConditionValue => ({
    ...Object.fromEntries(properties.map((property) => [property, property === identifiedBy ? text : ''])),
    kind: name,
  });
  return createSearchKind<ConditionValue>({
    name,
    label: labels.kinds[name],
    placeholder: labels.choose[name],
    icon,
    sides: name === 'FieldValue' || name === 'PropertyValue' ? undefined : ['right'],
    isValue: (value) =>
      properties.every((property) => {
        const text = value[property];
        return text === undefined || text === null || typeof text === 'string';
      }),
    create: () => create(),
    isEmpty,
    typeOf: (value) => (typedBy === undefined || isEmpty(value) ? '' : textOf(value, typedBy)),
    describe: (value) =>
      getValueText?.(value) ??
      labels.prompt(textOf(value, identifiedBy), ownedBy === undefined ? '' : textOf(value, ownedBy)),
    searchValues,
    labels: labels.search,
    ...(isOfLeftSide && {
      isOffered: (left: ConditionValue) =>
        isFieldChosen(left) && isClassCodeType(textOf(left, 'typeName')) === isForClassCodes,
      fromText: (text: string) => create(text),
      adapt: () => undefined,
    }),
  });
}

/**
 * The kinds of value of underwriting rules. Values of the left side's field are offered only while there is such a field:
 * class codes for a class code field, plain ones for any other. Create them once, outside of what is drawn.
 */
export function createRuleValueKinds(options: RuleValueKindsOptions): readonly ConditionValueKind[] {
  const { variables, variableMethods = defaultMethods } = options;
  const labels = mergeLabels(english, options.labels);
  const kind = (name: SearchedKind) => searched(name, options, labels);
  return [
    kind('FieldValue'),
    kind('PropertyValue'),
    ...(variables === undefined
      ? []
      : [
          createVariableKind({
            variables,
            methods: variableMethods,
            labels: {
              kind: labels.kinds.VariableValue,
              placeholder: labels.choose.VariableValue,
              method: labels.method,
            },
          }),
        ]),
    createLiteralKind({ labels: labels.literal, writeTypeName: literalTypeOf }),
    kind('LeftSideFieldValue'),
    kind('LeftSideClassCodeFieldValue'),
    kind('FormTemplateValue'),
    kind('DataSetItemValue'),
    kind('EntityUriValue'),
  ];
}

/** An operator as the server of underwriting rules lists it. */
export type RuleOperator = Omit<ConditionOperator, 'operands' | 'isOffered'>;

const range = 'isbetween';
const listOperators = ['isinlist', 'isinclasscodelist', 'inlist', 'isnotinlist'];

function operandsOf(name: string): ConditionOperands {
  if (key(name) === 'exists') return 'none';
  return listOperators.includes(key(name)) ? 'many' : 'one';
}

/**
 * The operators of underwriting rules, declared for `ConditionTree`: 'exists' compares with nothing, the list operators
 * with many values, 'isBetween' with the two ends of a range. Of the two lists a class code field gets only that of class codes, any other left side only the plain
 * one.
 */
export function declareRuleOperators(
  operators: readonly RuleOperator[],
  isClassCodeType: (typeName: string) => boolean = isClassCode,
): readonly ConditionOperator[] {
  return operators.map((operator) => {
    const names = [key(operator.name), key(operator.label)];
    const isForClassCodes = names.includes('isinclasscodelist');
    const isList = isForClassCodes || names.includes('isinlist');
    return {
      ...operator,
      operands: isList ? 'many' : operandsOf(operator.name),
      ...(key(operator.name) === range && { operands: 'many', isRange: true }),
      ...(isList && {
        isOffered: (left: ConditionValue, typeName: string) =>
          (isFieldChosen(left) && isClassCodeType(typeName)) === isForClassCodes,
      }),
    };
  });
}
