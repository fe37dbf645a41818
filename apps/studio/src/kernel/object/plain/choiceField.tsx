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

/** What a draft holds where nothing has been chosen although null is one of the choices. No choice is an empty text. */
const unchosen = '';

/**
 * A field for one of a few values; what has been chosen cannot be taken away again. Default: one must be chosen. A stored value that is not one of them is
 * listed with them as it is, until another is chosen. A document without the value has nothing chosen, which is not the same as a choice of null.
 */
export function choiceField<Value extends FieldValue, Doc, Draft = unknown>(
  input: ChoiceFieldInput<Value, Doc, Draft>,
): PlainField<Draft, Value, Doc> {
  const { choices, isDisabledWhenLocked = false, ...options } = input;
  const isNothing = (value: Value) => value === unchosen || (value === null && !hasNull(choices()));
  return makeField(
    { ...options, isRequired: input.isRequired ?? input.isRequiredWhen === undefined },
    {
      // Nothing that is chosen is null, where that is a value at all.
      empty: null as Value,
      absent: unchosen as Value,
      // Nothing is not the same as null where that is a choice.
      comparable: (value) => (isNothing(value) && !hasNull(choices()) ? null : value),
      values: { of: 'choice', values: () => choices().map(({ value }) => value) },
      format: (value) => choices().find((choice) => choice.value === value)?.label ?? String(value ?? ''),
      isEmpty: isNothing,
      render: (control) => {
        const isChosen = !isNothing(control.value);
        const shown = isChosen ? withStored(choices(), control.value) : choices();
        return <Choices {...{ ...control, isChosen, isDisabledWhenLocked }} choices={shown} />;
      },
    },
  );
}

function hasNull(choices: readonly FieldChoice<FieldValue>[]): boolean {
  return choices.some(({ value }) => value === null);
}

/** The choices, and a stored value that is none of them. */
function withStored<Value extends FieldValue>(
  choices: readonly FieldChoice<Value>[],
  value: Value,
): readonly FieldChoice<Value>[] {
  if (choices.some((choice) => choice.value === value)) return choices;
  return [...choices, { value, label: valueText('choice.notOffered', { choice: String(value) }) }];
}

interface ChoicesProps<Value> extends FieldControl<Value> {
  readonly choices: readonly FieldChoice<Value>[];
  readonly isChosen: boolean;
  readonly isDisabledWhenLocked: boolean;
}

function Choices<Value extends FieldValue>({
  choices,
  isChosen,
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
      value={isChosen ? String(value) : null}
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
