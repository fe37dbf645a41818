import { RadioGroup } from '@studio/ui';
import type { FieldValue } from '../../editor/outline/Outline.ts';
import { type FieldOptions, makeField, type Requirable } from './makeField.ts';
import type { FieldControl, PlainField } from './PlainField.ts';
import { HintedChoices } from './PlainForm.styles.ts';
import { valueText } from './values.messages.ts';

/** One of a few values. */
export interface FieldChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** What choosing it means, in a line below it. Default: nothing. */
  readonly hint?: string;
}

/** One choice out of a few, all in sight. */
export interface ChoiceFieldInput<Value, Doc, Draft>
  extends FieldOptions<Value, Doc, Draft>,
    Requirable<Value, Doc, Draft> {
  /** Null, where it is none of them, is that nothing has been chosen yet. */
  readonly choices: () => readonly FieldChoice<Value>[];
  /** Locked, it cannot be focused either. Default: it can be focused and read. */
  readonly isDisabledWhenLocked?: boolean;
}

/**
 * A field for one of a few values; what has been chosen cannot be taken away again. Default: one must be chosen. A stored value that is not one of them stands
 * among them as it is, until another is chosen.
 */
export function choiceField<Value extends FieldValue, Doc, Draft = unknown>(
  input: ChoiceFieldInput<Value, Doc, Draft>,
): PlainField<Draft, Value, Doc> {
  const { choices, isDisabledWhenLocked = false, ...options } = input;
  return makeField(
    { ...options, isRequired: input.isRequired ?? input.isRequiredWhen === undefined },
    {
      // Nothing that is chosen is null, where that is a value at all.
      empty: null as Value,
      values: { of: 'choice', values: () => choices().map(({ value }) => value) },
      say: (value) => choices().find((choice) => choice.value === value)?.label ?? String(value ?? ''),
      isEmpty: (value) => value === null && choices().every((choice) => choice.value !== null),
      render: (control) => (
        <Choices {...{ ...control, isDisabledWhenLocked }} choices={withStored(choices(), control.value)} />
      ),
    },
  );
}

/** The choices, and a stored value that is none of them. */
function withStored<Value extends FieldValue>(
  choices: readonly FieldChoice<Value>[],
  value: Value,
): readonly FieldChoice<Value>[] {
  if (value === null || choices.some((choice) => choice.value === value)) return choices;
  return [...choices, { value, label: valueText('choice.notOffered', { choice: String(value) }) }];
}

interface ChoicesProps<Value> extends FieldControl<Value> {
  readonly choices: readonly FieldChoice<Value>[];
  readonly isDisabledWhenLocked: boolean;
}

function Choices<Value extends FieldValue>({
  choices,
  isDisabledWhenLocked,
  value,
  onValueChange,
  onLeave: _,
  isReadOnly,
  ...control
}: ChoicesProps<Value>) {
  const hasHints = choices.some(({ hint }) => hint !== undefined);
  const group = (
    <RadioGroup
      {...control}
      orientation={hasHints ? 'vertical' : 'horizontal'}
      options={choices.map(({ label, hint, ...choice }) => ({ value: String(choice.value), label, hint }))}
      value={String(value)}
      isReadOnly={isReadOnly && !isDisabledWhenLocked}
      isDisabled={isReadOnly && isDisabledWhenLocked}
      onValueChange={(text) => {
        const chosen = choices.find((choice) => String(choice.value) === text);
        if (chosen !== undefined) onValueChange(chosen.value);
      }}
    />
  );
  return hasHints ? <HintedChoices>{group}</HintedChoices> : group;
}
