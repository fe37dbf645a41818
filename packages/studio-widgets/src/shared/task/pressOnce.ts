import type { KeyboardEvent, MouseEvent } from 'react';

/** Handlers of a button that acts once for a double click, and once for a key that is held down. */
export function pressOnce(run: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail <= 1) run();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
