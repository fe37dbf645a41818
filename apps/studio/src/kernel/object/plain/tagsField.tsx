import { TagField } from '@studio/ui';
import { type TextRow, textsOf, withTexts } from '../../editor/fields/textRows.ts';
import { type ChoiceSource, ChoicesOf, choiceWords } from './ChoicesOf.tsx';
import { makeTexts, type TextsOptions } from './makeTexts.ts';
import type { PlainList } from './PlainField.ts';
import { faultsByText } from './rowFaults.ts';

/** Short texts that are given freely; each has 255 characters at most by default. */
export interface TagsFieldInput<Doc, Draft> extends TextsOptions<Doc, Draft> {
  /** Texts that are offered; others can be typed. Default: none. */
  readonly choices?: ChoiceSource<Draft>;
  /** What is kept of a text that is entered; nothing is added where that is empty or there already. Default: all of it. */
  readonly clean?: (text: string) => string;
}

/** A list of short texts, drawn as tags; in a draft it is `TextRow`s. */
export function tagsField<Doc, Draft = unknown>(
  input: TagsFieldInput<Doc, Draft>,
): PlainList<TextRow, Doc, Draft> {
  const { maxLength = 255, choices = [], clean, ...options } = input;
  const words = choiceWords(choices);
  return makeTexts(
    { ...options, maxLength },
    {
      onLabelsChange: words.onLabelsChange,
      values: { of: 'texts', values: () => words.known().map(({ value }) => value) },
      render: ({ value: rows, onValueChange, onLeave, ...control }, place) => (
        <ChoicesOf words={words} draft={place.draft} chosen={[]}>
          {({ options: known, isLoading, loadingText, hint }) => (
            <TagField
              {...{ ...control, hint, isLoading, maxLength }}
              {...(options.maxTexts !== undefined && { maxTags: options.maxTexts })}
              options={known.map(({ value }) => value)}
              tagErrors={faultsByText(rows, place)}
              value={textsOf(rows)}
              onValueChange={(texts) =>
                onValueChange(withTexts(rows, clean === undefined ? texts : cleaned(texts, clean)))
              }
              onBlur={onLeave}
              labels={{ loading: loadingText }}
            />
          )}
        </ChoicesOf>
      ),
    },
  );
}

function cleaned(texts: readonly string[], clean: (text: string) => string): readonly string[] {
  return [...new Set(texts.map(clean))].filter((text) => text !== '');
}
