import { decode, encode } from './summaryColumns.ts';

/** The pairs of columns and fields that a function button fills in, as its options have them. */
const element = /(?<=<filledFields>)[^<]*(?=<\/filledFields>)/g;
/** The field of a pair. */
const filled = /(?<==\s*)[^\s,=](?:[^,=]*[^\s,=])?/g;

/** The variable names of the fields that a function button fills in. */
export function filledFieldsIn(options: string | null | undefined): string[] {
  const pairs = [...(options ?? '').matchAll(element)].map(([text]) => decode(text));
  return [...new Set(pairs.flatMap((text) => [...text.matchAll(filled)].map(([name]) => name)))];
}

/** The options with other names of the fields that are filled in. */
export function renameFilledFields(options: string, rename: (name: string) => string): string {
  return options.replaceAll(element, (whole) => {
    const before = decode(whole);
    const after = before.replaceAll(filled, rename);
    return after === before ? whole : encode(after);
  });
}
