import { useLabels } from '@studio/ui/internal';
import { useMemo, useRef } from 'react';
import { literalTypeOf } from '../../shared/literal/literalType.ts';
import type { ConditionTreeProps } from '../ConditionTreeProps.ts';
import { defaultLabels } from '../labels.ts';
import type { DescribeOptions } from '../model/describe.ts';
import { isClassCodeType, type Operator, type OperatorSource, offeredOperators } from '../model/operators.ts';
import {
  type ConditionValue,
  isEmptyValue,
  typeOfValue,
  type ValueKind,
  valueProperties,
} from '../model/values.ts';
import type { TreeView } from '../TreeView.ts';
import type { AddedKind, TreeActions, TreeMode, VariableMethod } from '../types.ts';

const allKinds = Object.keys(valueProperties) as readonly ValueKind[];
const defaultLeftKinds: readonly ValueKind[] = [
  'FieldValue',
  'PropertyValue',
  'VariableValue',
  'LiteralValue',
];
const noVariables: TreeView['variables'] = [];

const defaultMethods: Readonly<Record<string, readonly VariableMethod[]>> = {
  String: [{ name: 'stringValue', label: 'Text' }],
  Boolean: [{ name: 'booleanValue', label: 'Yes or no' }],
  Integer: [{ name: 'integerValue', label: 'Whole number' }],
  Double: [{ name: 'doubleValue', label: 'Number' }],
  Date: [{ name: 'dateValue', label: 'Date' }],
};

/** The kinds for the right side: values of the field only while a field is on the left, class codes or plain ones. */
function rightKindsFor(
  given: readonly ValueKind[],
  left: ConditionValue,
  isClassCode: (typeName: string) => boolean,
): readonly ValueKind[] {
  const isField = left.kind === 'FieldValue' && !isEmptyValue(left);
  const isForClassCodes = isField && isClassCode(left.typeName);
  return given.filter((kind) => {
    if (kind === 'LeftSideFieldValue') return isField && !isForClassCodes;
    return kind === 'LeftSideClassCodeFieldValue' ? isForClassCodes : true;
  });
}

function addedKindsFor(conditionTypes: readonly string[] | undefined): readonly AddedKind[] {
  const known = conditionTypes?.map((type) => type.toLowerCase());
  const has = (kind: string, other: string) =>
    known === undefined || known.some((type) => type.startsWith(kind) || type.startsWith(other));
  return [
    ...(has('regular', 'binary') ? (['regular'] as const) : []),
    ...(has('custom', 'raw') ? (['custom'] as const) : []),
    'group',
  ];
}

function modeOf({ isDisabled, isReadOnly, readOnlyReason }: ConditionTreeProps): TreeMode {
  if (isDisabled) return 'disabled';
  return isReadOnly || readOnlyReason ? 'read-only' : 'edit';
}

/** The operators of a left side, asked for once for each type. */
function rememberOperators(
  source: OperatorSource,
  isClassCode: (typeName: string) => boolean,
): TreeView['getOperators'] {
  const known = new Map<string, readonly Operator[]>();
  return (left) => {
    const key = `${left.kind === 'FieldValue' && !isEmptyValue(left)} ${typeOfValue(left)}`;
    const operators = known.get(key) ?? offeredOperators(source, left, isClassCode);
    if (operators !== undefined) known.set(key, operators);
    return operators;
  };
}

/** What rows have in common before they can do anything. */
export function useTreeSettings(props: ConditionTreeProps): Omit<TreeView, 'actions'> {
  const { operators, searchValues, getValueText, renderValueEditor, getParameterOptions } = props;
  const { variables = noVariables, variableMethods = defaultMethods, labels: givenLabels } = props;
  const { leftKinds = defaultLeftKinds, rightKinds = allKinds, conditionTypes } = props;
  const { isClassCodeType: isClassCode = isClassCodeType, getLiteralType = literalTypeOf } = props;
  const mode = modeOf(props);
  const labels = useLabels('ConditionTree', defaultLabels, givenLabels);
  const texts = useRef(new WeakMap<ConditionValue, string>());

  return useMemo(() => {
    const getOperators = rememberOperators(operators, isClassCode);
    const describe: DescribeOptions = {
      labels,
      getValueText: (value) =>
        getValueText?.(value) ??
        texts.current.get(value) ??
        (value.kind === 'VariableValue'
          ? variables.find(({ name }) => name === value.variableName)?.label
          : undefined),
      getOperatorText: (left, name) => getOperators(left)?.find((operator) => operator.name === name)?.label,
    };
    return {
      labels,
      mode,
      describe,
      searchValues,
      renderValueEditor,
      getParameterOptions,
      variables,
      variableMethods,
      getLiteralType,
      getOperators,
      getLeftKinds: () => leftKinds,
      getRightKinds: (left) => rightKindsFor(rightKinds, left, isClassCode),
      addedKinds: addedKindsFor(conditionTypes),
      rememberText: (value, text) => texts.current.set(value, text),
    };
  }, [
    operators,
    searchValues,
    getValueText,
    renderValueEditor,
    getParameterOptions,
    variables,
    variableMethods,
    labels,
    leftKinds,
    rightKinds,
    conditionTypes,
    isClassCode,
    getLiteralType,
    mode,
  ]);
}

/** The settings with everything that a row can do. */
export function useCompleteView(settings: Omit<TreeView, 'actions'>, actions: TreeActions): TreeView {
  return useMemo(() => ({ ...settings, actions }), [settings, actions]);
}
