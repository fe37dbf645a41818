import type { SelectOption } from '@studio/ui';
import type { Parameter } from './Parameter.ts';

/** A stretch of a sentence: words, or a blank; its id is unique in its sentence. */
export type SentencePart =
  | { readonly kind: 'words'; readonly id: string; readonly text: string }
  | { readonly kind: 'blank'; readonly id: string; readonly parameter: Parameter };

/**
 * Parts a sentence at its blanks, `{name}` or `${name}`. A name that is no parameter stays text; parameters that the
 * sentence does not mention, and those it mentions again, do not get a second blank: the former follow at the end.
 */
export function splitSentence(sentence: string, parameters: readonly Parameter[]): readonly SentencePart[] {
  const waiting = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const parts: SentencePart[] = [];
  let words = '';
  const endWords = () => {
    if (words.trim() !== '') parts.push({ kind: 'words', id: `words ${parts.length}`, text: words.trim() });
    words = '';
  };
  for (const piece of sentence.split(/(\$?\{[^{}]*\})/)) {
    const name = /^\$?\{([^{}]*)\}$/.exec(piece)?.[1]?.trim();
    const parameter = name === undefined ? undefined : waiting.get(name);
    if (parameter === undefined) {
      words += piece;
      continue;
    }
    endWords();
    parts.push({ kind: 'blank', id: `blank ${parameter.name}`, parameter });
    waiting.delete(parameter.name);
  }
  endWords();
  for (const parameter of waiting.values())
    parts.push({ kind: 'blank', id: `blank ${parameter.name}`, parameter });
  return parts;
}

/** A sentence with its blanks filled; `missing` replaces an empty one. @param getOptions what a value is chosen from, which gives its label */
export function fillSentence(
  sentence: string,
  parameters: readonly Parameter[],
  missing: string,
  getOptions?: (parameter: Parameter) => readonly SelectOption<string>[] | undefined,
): string {
  const textOf = (parameter: Parameter) => {
    const chosen = getOptions?.(parameter)?.find(({ value }) => value === parameter.value);
    return (chosen?.label ?? parameter.value) || missing;
  };
  return splitSentence(sentence, parameters)
    .map((part) => (part.kind === 'words' ? part.text : textOf(part.parameter)))
    .join(' ');
}
