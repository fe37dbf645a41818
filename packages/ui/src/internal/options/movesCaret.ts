import type { KeyboardEvent } from 'react';

/** Whether a key moves the caret in the text: the focus is in the text again then, and in none of the options. */
export const movesCaret = ({ key }: Pick<KeyboardEvent, 'key'>) =>
  key === 'ArrowLeft' || key === 'ArrowRight';
