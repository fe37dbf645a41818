import type { Entry, FieldValue, Outline } from './Outline.ts';
import type { OutlineWords } from './OutlineDefinition.ts';

/** A value of a field, and the entry that it belongs to. */
export interface ValueAtPlace {
  /** Undefined where the entry is not, or has no such field. */
  readonly value: FieldValue | undefined;
  readonly entry: Entry | undefined;
  readonly outline: Outline;
}

/** Values of one field as the screen shows them: in full where values that differ would read the same. */
export function formatValues(
  field: string,
  values: readonly ValueAtPlace[],
  words: OutlineWords,
): readonly string[] {
  const formatAll = (how: OutlineWords['value']) =>
    values.map(({ value, entry, outline }) =>
      value === undefined || entry === undefined ? '' : how(entry, field, value, outline),
    );
  const texts = formatAll(words.value);
  const { fullValue } = words;
  if (fullValue === undefined) return texts;
  const differ = values.some(({ value }, at) =>
    values.slice(at + 1).some((other, after) => other.value !== value && texts[at] === texts[at + 1 + after]),
  );
  return differ ? formatAll(fullValue) : texts;
}
