import { Select } from '@studio/ui';
import {
  type ConditionValue,
  type ConditionValueEditorProps,
  type ConditionValueKind,
  defineValueKind,
} from '../model/valueKind.ts';
import { Pair } from './values.styles.ts';

/** A variable of a rule set. */
export interface ConditionVariable {
  readonly name: string;
  readonly label?: string | undefined;
  readonly typeName: string;
}

/** A way to read a variable. */
export interface ConditionVariableMethod {
  readonly name: string;
  readonly label: string;
}

/** A variable, read with a method that suits its type. */
export interface VariableValue extends ConditionValue {
  readonly variableName: string;
  readonly typeName: string;
  readonly variableMethod: string;
}

export interface VariableKindOptions
  extends Partial<Pick<ConditionValueKind, 'name' | 'sides' | 'isDefault'>> {
  readonly variables: readonly ConditionVariable[];
  /** How variables of each type can be read. */
  readonly methods: Readonly<Record<string, readonly ConditionVariableMethod[]>>;
  readonly labels: { readonly kind: string; readonly placeholder: string; readonly method: string };
}

function withCurrent(
  options: readonly { readonly value: string; readonly label: string }[],
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  const isThere = current === '' || options.some(({ value }) => value === current);
  return isThere ? options : [...options, { value: current, label: current }];
}

/** The name of a variable; a server may have stored none. */
const nameOf = ({ variableName }: ConditionValue) => (typeof variableName === 'string' ? variableName : '');

function createEditor({ variables, methods: methodsOf, labels }: VariableKindOptions) {
  return function VariableEditor(props: ConditionValueEditorProps<VariableValue>) {
    const { value, onValueChange, label, isInvalid, describedBy } = props;
    const change = (next: VariableValue) => onValueChange(next);
    const current = nameOf(value);
    const methods = methodsOf[value.typeName] ?? [];
    const choose = (name: string | null) => {
      const variable = variables.find((candidate) => candidate.name === name);
      if (variable === undefined) return;
      const { typeName } = variable;
      const variableMethod = methodsOf[typeName]?.[0]?.name ?? '';
      change({ ...value, variableName: variable.name, typeName, variableMethod });
    };
    return (
      <Pair>
        <Select
          label={label}
          isLabelHidden
          placeholder={labels.placeholder}
          options={withCurrent(
            variables.map((variable) => ({ value: variable.name, label: variable.label ?? variable.name })),
            current,
          )}
          value={current === '' ? null : current}
          onValueChange={choose}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
        />
        {(methods.length > 1 || (current !== '' && methods.length === 0)) && (
          <Select
            label={labels.method}
            isLabelHidden
            placeholder={labels.method}
            options={withCurrent(
              methods.map((method) => ({ value: method.name, label: method.label })),
              value.variableMethod,
            )}
            value={value.variableMethod === '' ? null : value.variableMethod}
            onValueChange={(variableMethod) => variableMethod && change({ ...value, variableMethod })}
          />
        )}
      </Pair>
    );
  };
}

/** Variables of a rule set: choosing one chooses the first method of its type. */
export function createVariableKind(options: VariableKindOptions): ConditionValueKind {
  const { name = 'VariableValue', variables, methods: _methods, labels, ...rest } = options;
  return defineValueKind<VariableValue>({
    ...rest,
    name,
    label: labels.kind,
    isValue: ({ variableName }) =>
      ['string', 'undefined'].includes(typeof variableName) || variableName === null,
    create: () => ({ kind: name, variableName: '', typeName: '', variableMethod: '' }),
    isEmpty: (value) => nameOf(value).trim() === '',
    typeOf: (value) => (nameOf(value) === '' ? '' : (value.typeName ?? '')),
    describe: (value) =>
      variables.find((variable) => variable.name === value.variableName)?.label ?? nameOf(value),
    Editor: createEditor(options),
  });
}
