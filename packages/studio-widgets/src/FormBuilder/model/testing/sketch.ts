import type { FormPartBase } from '../../types.ts';

/**
 * A form in one line of text: `A: a+b c B: d` is a section A with a row of a and b and a row of c, and a section B with d.
 */
export function formOf(sketch: string): readonly FormPartBase[] {
  return sketch
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word): FormPartBase[] =>
      word.endsWith(':')
        ? [{ key: word.slice(0, -1), isHead: true, isBeside: false }]
        : word.split('+').map((key, index) => ({ key, isHead: false, isBeside: index > 0 })),
    );
}

/** A form as such a text. */
export function sketchOf(parts: readonly FormPartBase[]): string {
  return parts
    .map(({ key, isHead, isBeside }) => (isHead ? ` ${key}:` : `${isBeside ? '+' : ' '}${key}`))
    .join('')
    .trim();
}
