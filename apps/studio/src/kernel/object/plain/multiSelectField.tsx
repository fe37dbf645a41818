import { MultiSelect } from '@studio/ui';
import { type TextRow, textsOf, withTexts } from '../../editor/fields/textRows.ts';
import { type ChoiceSource, ChoicesOf, choiceWords } from './ChoicesOf.tsx';
import { ChoicesRetry, choicesNote } from './ChoicesRetry.tsx';
import { makeTexts, type TextsOptions } from './makeTexts.ts';
import type { PlainList } from './PlainField.ts';

/** Several choices out of many. */
export interface MultiSelectFieldInput<Doc, Draft> extends TextsOptions<Doc, Draft> {
  /** A value that is not among them stays chosen, is reported, and is not a fault. */
  readonly choices: ChoiceSource<Draft>;
  /** What a value is called that is not among the choices that are known. Default: the value. */
  readonly labelOf?: (value: string) => string;
  /** What it says while nothing is chosen. Default: nothing. */
  readonly placeholder?: () => string;
}

/**
 * A list of values that are chosen among many, in the order they were; in a draft it is `TextRow`s. Choices that could not be loaded can
 * be loaded again; where one has to be chosen, that they are missing is an error.
 */
export function multiSelectField<Doc, Draft = unknown>(
  input: MultiSelectFieldInput<Doc, Draft>,
): PlainList<TextRow, Doc, Draft> {
  const { choices, labelOf, placeholder, ...options } = input;
  const words = choiceWords(choices, labelOf);
  return makeTexts(options, {
    lookups: words.lookups,
    onLabelsChange: words.onLabelsChange,
    values: { of: 'texts', values: () => words.known().map(({ value }) => value) },
    format: words.labelOf,
    render: ({ value: rows, onValueChange, onLeave, isReadOnly, error, ...control }, { draft }) => (
      <ChoicesOf {...{ words, draft }} chosen={textsOf(rows)}>
        {({ options: offered, ...shown }) => (
          <ChoicesRetry of={shown}>
            <MultiSelect
              {...{ ...control, isLoading: shown.isLoading, loadingText: shown.loadingText }}
              {...choicesNote(shown, { isRequired: control.isRequired, error })}
              options={offered}
              {...(options.maxTexts !== undefined && { maxChoices: options.maxTexts })}
              isDisabled={isReadOnly}
              placeholder={placeholder?.() ?? ''}
              value={textsOf(rows)}
              onValueChange={(texts) => onValueChange(withTexts(rows, texts))}
              onBlur={onLeave}
            />
          </ChoicesRetry>
        )}
      </ChoicesOf>
    ),
  });
}
