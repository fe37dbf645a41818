import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is composing a text. Safari says so of the Enter that ends it by its code
 * alone.
 */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
