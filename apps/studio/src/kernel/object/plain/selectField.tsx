import { Combobox } from '@studio/ui';
import { type ChoiceSource, ChoicesOf, type ChosenValue, choiceWords } from './ChoicesOf.tsx';
import { ChoicesRetry, choicesNote } from './ChoicesRetry.tsx';
import { type FieldOptions, makeField, type Requirable } from './makeField.ts';
import { onLabelsChangeOf, type PlainField } from './PlainField.ts';

/** One choice out of many, or none. */
export interface SelectFieldInput<Doc, Draft, Value extends ChosenValue>
  extends FieldOptions<Value | null, Doc, Draft>,
    Requirable<Value | null, Doc, Draft> {
  /** A value that is not among them stays chosen, is reported, and is not a fault. */
  readonly choices: ChoiceSource<Draft, Value>;
  /** Whether a choice is offered for a draft. What is chosen stays, offered or not. Default: every choice is. */
  isOffered?(value: Value, draft: Draft, doc: unknown): boolean;
  /** What a value is called that is not among the choices that are known. Default: the value. */
  readonly labelOf?: (value: Value) => string;
  /** Calls back when `labelOf` may give other labels. Returns the unsubscribe function. Default: it never does. */
  readonly onLabels?: (listener: () => void) => () => void;
  /** What it says while nothing is chosen. Default: nothing. */
  readonly placeholder?: () => string;
  /** What it says where there are no choices. Default: that none matches. */
  readonly emptyText?: () => string;
}

/**
 * A field for one of many values, texts or numbers, which are found by typing; nothing is chosen while it is null. A stored value that is not offered (any more) stays until the user chooses
 * another, and is reported below the field. Choices that could not be loaded can be loaded again; where one has to be chosen, that they are missing is an error.
 */
export function selectField<Doc, Draft = unknown, Value extends ChosenValue = string>(
  input: SelectFieldInput<Doc, Draft, Value>,
): PlainField<Draft, Value | null, Doc> {
  const { choices, isOffered, labelOf, onLabels, placeholder, emptyText, ...options } = input;
  const words = choiceWords(choices, labelOf);
  return makeField<Value | null, Doc, Draft>(options, {
    empty: null,
    // Of a value that is chosen, not typed, all counts.
    comparable: (value) => value,
    values: { of: 'choice', values: () => [null, ...words.known().map(({ value }) => value)] },
    // What counts of the field is its value.
    format: (value) => (value === null ? '' : words.labelOf(value as Value)),
    isEmpty: (value) => value === null,
    lookups: words.lookups,
    onLabelsChange: (listener) => onLabelsChangeOf([words, { onLabelsChange: onLabels }], listener),
    render: ({ value, onValueChange, onLeave, isReadOnly, error, ...control }, { draft, doc }) => (
      <ChoicesOf
        {...{ words, draft }}
        {...(isOffered && { isOffered: (choice: Value) => isOffered(choice, draft, doc) })}
        chosen={value === null ? [] : [value]}
      >
        {({ options: offered, ...shown }) => (
          <ChoicesRetry of={shown}>
            <Combobox
              {...{ ...control, isLoading: shown.isLoading, loadingText: shown.loadingText }}
              {...choicesNote(shown, { isRequired: control.isRequired, error })}
              {...(emptyText && offered.length === 0 && { emptyText: emptyText() })}
              options={offered.map((choice) => ({ ...choice, value: String(choice.value) }))}
              value={value === null ? null : String(value)}
              onValueChange={(text) =>
                onValueChange(offered.find((choice) => String(choice.value) === text)?.value ?? null)
              }
              isClearable={!control.isRequired}
              isDisabled={isReadOnly}
              placeholder={placeholder?.() ?? ''}
              onBlur={onLeave}
            />
          </ChoicesRetry>
        )}
      </ChoicesOf>
    ),
  });
}
