import type { KeyboardEvent } from 'react';

/** Keeps downshift from acting on an event. */
export function keepFromDownshift({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
