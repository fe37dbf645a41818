import { MultiSelect } from '@studio/ui';
import { type TextRow, textsOf, withTexts } from '../../editor/fields/textRows.ts';
import { type ChoiceSource, ChoicesOf, choiceWords } from './ChoicesOf.tsx';
import { makeTexts, type TextsOptions } from './makeTexts.ts';
import type { PlainList } from './PlainField.ts';

/** Several choices out of many. */
export interface MultiSelectFieldInput<Doc, Draft> extends TextsOptions<Doc, Draft> {
  /** A value that is not among them stays chosen, is told, and is not a fault. */
  readonly choices: ChoiceSource<Draft>;
  /** What it says while nothing is chosen. Default: nothing. */
  readonly placeholder?: () => string;
}

/** A list of values that are chosen among many, in the order they were; in a draft it is `TextRow`s. */
export function multiSelectField<Doc, Draft = unknown>(
  input: MultiSelectFieldInput<Doc, Draft>,
): PlainList<TextRow, Doc, Draft> {
  const { choices, placeholder, ...options } = input;
  const words = choiceWords(choices);
  return makeTexts(options, {
    onWords: words.onWords,
    values: { of: 'texts', values: () => words.known().map(({ value }) => value) },
    say: words.labelOf,
    render: ({ value: rows, onValueChange, onLeave, isReadOnly, ...control }, { draft }) => (
      <ChoicesOf {...{ words, draft }} chosen={textsOf(rows)}>
        {({ options: offered, isLoading, loadingText, hint }) => (
          <MultiSelect
            {...{ ...control, isLoading, loadingText, hint }}
            options={offered}
            {...(options.maxTexts !== undefined && { maxChoices: options.maxTexts })}
            isDisabled={isReadOnly}
            placeholder={placeholder?.() ?? ''}
            value={textsOf(rows)}
            onValueChange={(texts) => onValueChange(withTexts(rows, texts))}
            onBlur={onLeave}
          />
        )}
      </ChoicesOf>
    ),
  });
}
